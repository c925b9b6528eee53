import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storedSession } from '../support/stored-session';

/** Opens a tab of the Chinese console for a session, as the console stores it. */
export async function openConsole(
  browser: Browser,
  url: string,
  session: Readonly<Record<string, string>>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: storedSession(url, session),
    ...options,
  });
  return context.newPage();
}
