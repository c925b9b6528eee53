import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../browser.mjs';
import { layoutDefects } from './layout-defects.mjs';

let browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
}, 60_000);
afterAll(() => browser.close());

async function defectsOf(html) {
  const page = await browser.newPage({ viewport: { width: 360, height: 400 } });
  await page.setContent(`<body style="margin:0;background:white">${html}</body>`);
  const defects = await page.evaluate(layoutDefects);
  await page.close();
  return defects;
}

const dialog = (style) => `<div role="dialog" style="position:fixed;${style}">你好</div>`;

describe('the layout checks', () => {
  it('find nothing on a sound page', async () => {
    const sound = dialog('inset:40px;background:rgb(24 32 36);color:white');
    expect(await defectsOf(`<p>一段文字</p><p>另一段文字</p>${sound}`)).toEqual([]);
  });

  it('find a dialog that the page shines through', async () => {
    const [defect] = await defectsOf(
      `<div class="cd-root">${dialog('inset:40px;background:rgb(255 255 255 / 0.4)')}</div>`,
    );
    expect(defect).toContain('see-through overlay');
  });

  it('find a dialog that leaves the viewport', async () => {
    const [defect] = await defectsOf(dialog('left:200px;width:300px;background:white'));
    expect(defect).toContain('leaves the viewport');
  });

  it('find a page that scrolls sideways', async () => {
    const [defect] = await defectsOf('<div style="width:500px">宽</div>');
    expect(defect).toContain('horizontal scrollbar');
  });

  it('find texts that lie over each other, but not those behind a dialog or cut off', async () => {
    const over = '<p style="margin:0">第一段文字</p><p style="margin:-16px 0 0">第二段文字</p>';
    expect(await defectsOf(over)).toEqual([expect.stringContaining('texts overlap')]);
    const cut =
      '<div style="width:60px;overflow:hidden;white-space:nowrap">很长很长的一段文字</div>';
    const beside = `<div style="display:flex">${cut}<span>旁边</span></div>`;
    expect(await defectsOf(beside)).toEqual([]);
  });
});
