import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHED_SHEETS, WRITTEN_SHEETS } from '../../../.storybook/hosts/sheets.mjs';
import { guard } from '../../../packages/ui/raise.build.ts';
import { serveFolder } from '../../static-server.mjs';
import { launchBrowser } from '../../story-pictures.mjs';
import { PAGE_FOLDER } from './build-page.mjs';

const SHOWN = ['MaterialDialog', 'RobotConfigScreen', 'DashboardScreen', 'MaterialLibrary'];
/** What a host decides about our place, and not about us: its ground and its margins. */
const PLACE =
  'html, body, #root { all: unset !important; display: block !important; background: white !important; }';
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

const site = await serveFolder(PAGE_FOLDER);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each([
  ['unlayered', (css) => css],
  ['layered', (css) => `@layer chatdeck{${css}}${guard(css)}`],
])('With our sheet %s', async (_, ours) => {
  const pages = await Promise.all(SHOWN.map((name) => openFixture(name, ours)));
  it.each(sheets)('a host that has %s shows the same picture', async (_name, sheet) => {
    for (const { name, page, plain } of pages) {
      expect(differing(plain, await pictureUnder(page, sheet)), name).toBe(0);
    }
  });
});

/** A page in a context of its own, with one component and our styles as a host has them. */
async function openFixture(name, ours) {
  const page = await browser.newPage({
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    viewport: { width: 1100, height: 800 },
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: ours(await response.text()) });
  });
  await page.goto(`${site.url}/index.html`);
  await page.waitForFunction(() => window.fixtures);
  await page.evaluate((shown) => {
    const at = window.fixtures.findIndex((fixture) => fixture.startsWith(`${shown},`));
    return window.showFixture(at, 0);
  }, name);
  // The code of a dialog comes by itself.
  await page.waitForSelector('.cd-root button');
  return { name, page, plain: await pictureUnder(page, '/* none */') };
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
