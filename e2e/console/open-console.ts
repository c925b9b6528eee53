import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Opens a tab of the Chinese console for a session, as the console stores it. */
export async function openConsole(
  browser: Browser,
  url: string,
  session: Readonly<Record<string, string>>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = Object.entries(session).map(([name, value]) => ({
    name: `cd:${name}`,
    value,
  }));
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
  return context.newPage();
}
