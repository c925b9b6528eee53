import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';

/** The stories of a static Storybook: `{ id, title, name, tags }`. */
export function readStories(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

export const launchBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

/** A page that renders stories deterministically. */
export const openPage = (browser, viewport) =>
  browser.newPage({
    viewport,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });

/** Renders a story and waits until its play function has finished, so that an open dialog is in the screenshot. */
export async function showStory(page, url, id, scheme) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  await page.evaluate(() => document.fonts.ready);
}
