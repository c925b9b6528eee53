import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../../../scripts/browser.mjs';
import { RAN } from './hostile-files';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

/** Opens each address as a page and inside a frame, and returns those where a script ran. */
export async function scriptsRunAt(browser: Browser, urls: readonly string[], frameIn: string) {
  const ran = new Set<string>();
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const url of urls) {
    const note = (message: { text(): string }) => {
      if (message.text().includes(RAN)) ran.add(url);
    };
    page.on('console', note);
    // A download ends the navigation with an error.
    await page.goto(url, { waitUntil: 'load' }).catch(() => undefined);
    if ((await page.title().catch(() => '')) === RAN) ran.add(url);
    await page.goto(frameIn).catch(() => undefined);
    // The page has loaded once its frame has; deferred scripts run before the second animation frame.
    await page.setContent(`<iframe src="${url}"></iframe>`).catch(() => undefined);
    await page.evaluate(twoFrames).catch(() => undefined);
    page.off('console', note);
  }
  await context.close();
  return [...ran];
}

const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
