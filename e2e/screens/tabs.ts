import { test as base, type Browser, type Page } from '@playwright/test';
import { storedSession } from '../support/stored-session';
import type { VisitLocale } from '../visits/roles';
import { readStage, type Account, type Stage } from './stage';

/** Who opens a page, and in which language. */
export interface Viewer {
  readonly account: Account;
  readonly locale: VisitLocale;
}

async function openTab(
  browser: Browser,
  { url, sessions }: Stage,
  { account, locale }: Viewer,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: locale === 'en' ? 'en-US' : locale,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    storageState: storedSession(url, account === 'nobody' ? {} : { ...sessions[account] }),
  });
  return context.newPage();
}

/** Playwright's test with a fresh tab of a viewer. */
export const test = base.extend<{ openTab: (viewer: Viewer) => Promise<Page> }>({
  openTab: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (viewer) => {
      const tab = await openTab(browser, readStage(viewer.locale), viewer);
      opened.push(tab);
      return tab;
    });
    await Promise.all(opened.map((tab) => tab.context().close()));
  },
});

export { expect } from '@playwright/test';
