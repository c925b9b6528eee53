/**
 * `npm run pictures`: the pictures of the README in `docs/pictures` and of the landing page and the documentation in the
 * console's public folder: the console and a panel in the page of a partner, each in light and dark, from the built server with its demo
 * account in the language of the picture. `npm run pictures -- --no-build` takes them of what is built.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { startDemo } from './demo-server.mjs';
import { LOCALES, PICTURES, SCHEMES } from './pictures.mjs';

/** Small enough for a page, with texts still sharp on a screen of twice the density. */
const SCALE = 1.5;
const QUALITY = 72;

if (!process.argv.includes('--no-build')) {
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Playwright takes PNG and JPEG alone; the browser itself writes WebP, a fifth of the size. */
async function takeWebp(page) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  return Buffer.from(data, 'base64');
}

/** Waits until nothing is loading; the stream of live events never ends, so the network is never idle. */
async function settled(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => window.requestIdleCallback(done)));
}

const site = await serveFolder(process.cwd());
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  for (const locale of LOCALES) await takeAll(locale);
} finally {
  await browser.close();
  await site.stop();
}

/** Takes the pictures in a language, of a server whose demo account speaks it. */
async function takeAll(locale) {
  const demo = await startDemo(locale, { ALLOWED_ORIGINS: site.url });
  try {
    for (const picture of PICTURES.filter(({ locales }) => locales.includes(locale))) {
      for (const scheme of SCHEMES) await take(picture, { demo, locale, scheme });
    }
  } finally {
    await demo.stop();
  }
}

async function take({ name, size, open, fileOf }, { demo, locale, scheme }) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: SCALE,
    locale: locale === 'en' ? 'en-GB' : locale,
    timezoneId: 'Asia/Shanghai',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, { demo, site, locale });
  await settled(page);
  const file = fileOf(name, scheme, locale);
  const bytes = await takeWebp(page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${file}: ${Math.ceil(bytes.length / 1024)} KB`);
  // The robot's status may just be fetched again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
