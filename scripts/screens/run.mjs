/** `npm run screens`: a picture of every screen and dialog in both schemes and two widths, with layout checks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { layoutDefects } from './layout-defects.mjs';

const SCHEMES = ['light', 'dark'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];
const [wanted = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

if (!process.argv.includes('--no-build')) {
  execFileSync('npx', ['storybook', 'build', '-o', 'storybook-static', '--quiet'], {
    stdio: 'inherit',
  });
}
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const stories = Object.values(entries).filter(
  ({ type, tags, id }) => type === 'story' && tags.includes('screen') && id.includes(wanted),
);
rmSync('screens', { recursive: true, force: true });
mkdirSync('screens');

const site = await serveFolder('storybook-static');
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
let defects = 0;

async function takePicture(page, id, scheme, width) {
  await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
  // A story has finished when its play function has, so an open dialog is in the picture.
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `screens/${id}.${width}.${scheme}.png`, animations: 'disabled' });
  for (const defect of await page.evaluate(layoutDefects)) {
    defects += 1;
    console.error(`${id} (${width} px, ${scheme}): ${defect}`);
  }
}

async function takePictures(size) {
  const page = await browser.newPage({
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  for (const { id } of stories) {
    for (const scheme of SCHEMES) await takePicture(page, id, scheme, size.width);
  }
  await page.close();
}

// The two widths side by side: a picture waits for its story far more than it computes.
await Promise.all(SIZES.map(takePictures));
await browser.close();
await site.stop();

console.log(`${stories.length * SCHEMES.length * SIZES.length} pictures in screens/`);
process.exit(defects > 0 || stories.length === 0 ? 1 : 0);
