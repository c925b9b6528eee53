import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../browser.mjs';
import { closeTargets } from './close-targets.ts';
import { smallTargets } from './small-targets.ts';
import { smallText } from './small-text.ts';

let browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
}, 60_000);
afterAll(() => browser.close());

async function found(check, html, within = 'body') {
  const page = await browser.newPage({ viewport: { width: 360, height: 400 } });
  const style = '*{box-sizing:border-box;margin:0}button{border:0;width:44px;height:44px}';
  await page.setContent(`<style>${style}</style><body>${html}</body>`);
  const defects = await page.evaluate(check, within);
  await page.close();
  return defects;
}

const option = (height, state = '') =>
  `<div role="option" aria-selected="false" ${state} style="height:${height}px">选项</div>`;
const buttons = (gap, names = ['一', '二']) =>
  `<div style="display:flex;gap:${gap}px">${names.map((name) => `<button>${name}</button>`).join('')}</div>`;

describe('the size of targets', () => {
  it('is that of the button, with what its pseudo-element adds', async () => {
    const small = '<button style="height:24px">保存</button>';
    expect(await found(smallTargets, small)).toEqual(['small target: button "保存" of 44 x 24 px']);
    const larger =
      '<style>button::after{content:"";position:absolute;width:44px;height:44px}</style>';
    expect(await found(smallTargets, `${larger}${small}`)).toEqual([]);
  });

  it('counts for options, but not for a text in their place', async () => {
    expect(await found(smallTargets, `<div role="listbox">${option(36)}</div>`)).toHaveLength(1);
    const note = option(36, 'aria-disabled="true"');
    expect(await found(smallTargets, `<div role="listbox">${note}${option(44)}</div>`)).toEqual([]);
  });

  it('is measured only within what is open, when that is asked for', async () => {
    const small = '<button style="height:24px">保存</button>';
    const page = `${small}<div role="dialog">${buttons(8)}</div>`;
    expect(await found(smallTargets, page, '[role=dialog]')).toEqual([]);
    expect(await found(smallTargets, `<div role="dialog">${small}</div>`, '[role=dialog]')).toEqual(
      [expect.stringContaining('保存')],
    );
  });
});

describe('the text of fields', () => {
  it('has 16 px at least, so that a phone does not zoom into it', async () => {
    const fields = (size) =>
      `<div style="font-size:${size}px">` +
      '<style>input,textarea,select{font:inherit}</style>' +
      '<input aria-label="名字"><textarea name="text"></textarea><select aria-label="种类"></select>' +
      '<span contenteditable="true" aria-label="月">6</span></div>';
    expect(await found(smallText, fields(16))).toEqual([]);
    expect(await found(smallText, fields(14))).toEqual([
      'small text: 14 px in the field "名字"',
      'small text: 14 px in the field "text"',
      'small text: 14 px in the field "种类"',
      'small text: 14 px in the field "月"',
    ]);
  });

  it('does not count where nothing is typed', async () => {
    const choices =
      '<input type="checkbox"><input type="file"><div aria-hidden="true"><input></div>';
    expect(await found(smallText, `<div style="font-size:12px">${choices}</div>`)).toEqual([]);
  });
});

describe('the distance of targets', () => {
  it('is at least 8 px, except between the choices of one control', async () => {
    expect(await found(closeTargets, buttons(8))).toEqual([]);
    expect(await found(closeTargets, buttons(4))).toEqual([
      'close targets: "一" and "二" are 4 px apart',
    ]);
    expect(await found(closeTargets, `<div role="radiogroup">${buttons(2)}</div>`)).toEqual([]);
  });

  it('is measured only within what is open, when that is asked for', async () => {
    const page = `${buttons(2)}<div role="dialog">${buttons(8, ['三', '四'])}</div>`;
    expect(await found(closeTargets, page, '[role=dialog]')).toEqual([]);
  });

  it('ends where a scrolled text is cut off, above the foot of a dialog', async () => {
    const dialog = (room) => `<div role="dialog">
      <div style="height:100px;overflow:auto"><div style="padding:56px 0 80px">${buttons(8)}</div></div>
      <div style="padding-top:${room}px"><button>关闭</button></div>
    </div>`;
    // The scrolled buttons are 44 px high and end at 100 px; a foot that touches them is too close.
    expect(await found(closeTargets, dialog(8))).toEqual([]);
    expect(await found(closeTargets, dialog(2))).toEqual([
      'close targets: "一" and "关闭" are 2 px apart',
    ]);
    const cut = dialog(10).replace('56px', '62px');
    expect(await found(closeTargets, cut)).toEqual([]);
  });
});
