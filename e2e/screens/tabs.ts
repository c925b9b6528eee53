import { test as base, type Browser, type Page } from '@playwright/test';
import { WIDTHS, type VisitLocale, type VisitScheme, type VisitWidth } from '../visits/roles';
import { readStage, type Account, type Stage } from './stage';

/** How a page is looked at. */
export interface Look {
  readonly account: Account;
  readonly locale: VisitLocale;
  readonly scheme: VisitScheme;
  readonly width: VisitWidth;
}

const HEIGHTS: Readonly<Record<VisitWidth, number>> = { 360: 780, 992: 800, 1440: 900 };

async function openTab(browser: Browser, { url, sessions }: Stage, look: Look): Promise<Page> {
  const { account, locale, scheme, width } = look;
  const session: Record<string, string> = account === 'nobody' ? {} : { ...sessions[account] };
  const localStorage = Object.entries(session).map(([name, value]) => ({
    name: `cd:${name}`,
    value,
  }));
  const context = await browser.newContext({
    baseURL: url,
    locale: locale === 'en' ? 'en-US' : locale,
    timezoneId: 'Asia/Shanghai',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHTS[width] },
    // The items of a menu are as large as the pointer is coarse.
    hasTouch: width === WIDTHS[0],
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  return context.newPage();
}

/** Playwright's test with a fresh tab for a look at a page. */
export const test = base.extend<{ openLook: (look: Look) => Promise<Page> }>({
  openLook: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (look) => {
      const tab = await openTab(browser, readStage(), look);
      opened.push(tab);
      return tab;
    });
    await Promise.all(opened.map((tab) => tab.context().close()));
  },
});

export { expect } from '@playwright/test';
