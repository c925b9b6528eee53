import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHED_SHEETS, WRITTEN_SHEETS } from '../../../.storybook/hosts/sheets.mjs';
import { guard } from '../../../packages/ui/raise.build.ts';
import { servePage, showFixture } from './fixture-page.mjs';

const SHOWN = ['MaterialDialog', 'RobotConfigScreen', 'DashboardScreen', 'MaterialLibrary'];
/**
 * What a host decides about our place, and not about us: its ground, and the size and the margins of the boxes around us.
 * All that our root would inherit from them stays the host's.
 */
const PLACE = `html, body, #root {
  display: block !important; position: static !important; float: none !important; box-sizing: content-box !important;
  width: auto !important; min-width: 0 !important; max-width: none !important;
  height: auto !important; min-height: 0 !important; max-height: none !important;
  margin: 0 !important; padding: 0 !important; border: 0 !important; overflow: visible !important;
  background: white !important;
}`;
const NO_SHEET = '/* none */';
/** Tolerated colour distance, from 0 to 1. */
const THRESHOLD = 0.03;

const require = createRequire(import.meta.url);
const sheets = [
  ...Object.entries(PUBLISHED_SHEETS).map(([name, file]) => [
    name,
    readFileSync(require.resolve(file), 'utf8'),
  ]),
  ...Object.entries(WRITTEN_SHEETS),
];

const site = await servePage();
afterAll(() => site.close());

describe.each([
  ['unlayered', (css) => css],
  ['layered', (css) => `@layer chatdeck{${css}}${guard(css)}`],
])('With our sheet %s', async (_, ours) => {
  const pages = await Promise.all(SHOWN.map((name) => openFixture(name, ours)));
  it.each(sheets)('a host that has %s shows the same picture', async (_name, sheet) => {
    for (const shown of pages) {
      await expect
        .poll(() => difference(shown, sheet), { message: shown.name, timeout: 5_000 })
        .toBe(0);
    }
  });
});

/** A component on a page, with our styles as a host has them. */
async function openFixture(name, ours) {
  const page = await site.open({}, ours);
  await showFixture(page, name);
  return { name, page, plain: await pictureUnder(page, NO_SHEET) };
}

/** The number of pixels that differ. What comes in idle time may be missing in the plain picture, so that is renewed. */
async function difference(shown, sheet) {
  const pixels = differing(shown.plain, await pictureUnder(shown.page, sheet));
  if (pixels > 0) shown.plain = await pictureUnder(shown.page, NO_SHEET);
  return pixels;
}

async function pictureUnder(page, sheet) {
  const [host, place] = [
    await page.addStyleTag({ content: sheet }),
    await page.addStyleTag({ content: PLACE }),
  ];
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  for (const style of [host, place]) await style.evaluate((element) => element.remove());
  return picture;
}

function differing(plain, picture) {
  const { width, height, data } = plain;
  const difference = new PNG({ width, height });
  return pixelmatch(data, picture.data, difference.data, width, height, { threshold: THRESHOLD });
}
