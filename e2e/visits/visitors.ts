import { test as base, type Browser, type CDPSession, type Page } from '@playwright/test';
import { storedSession } from '../support/stored-session';
import { PHONE, type Role, type VisitLocale, type VisitScheme, type VisitWidth } from './roles';
import { readStage, type Stage } from './stage';

/** Who opens a page, and with which browser settings. */
export interface Visitor {
  readonly role: Role;
  readonly locale: VisitLocale;
  readonly scheme: VisitScheme;
  readonly width: VisitWidth;
  /** The browser's time zone; default that of the robot. */
  readonly timeZone?: 'Asia/Shanghai' | 'America/New_York';
  /** What else sets a tab apart: visits that change it for good, such as its clock, have one of their own. */
  readonly tab?: string;
}

type OpenPage = (visitor: Visitor) => Promise<Page>;
const HEIGHTS: Readonly<Record<VisitWidth, number>> = { 360: 780, 992: 800, 1440: 900 };

/** Playwright's test with pages of visitors; a visitor's browser is reused between visits. */
export const test = base.extend<{ openPage: OpenPage }, { stage: Stage; tabs: Tabs }>({
  stage: [async ({}, use) => use(readStage()), { scope: 'worker' }],
  tabs: [
    async ({ browser, stage }, use) => {
      const tabs = new Tabs(browser, stage);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ tabs }, use) => {
    const opened: Tab[] = [];
    await use(async ({ width, ...who }) => {
      const tab = await tabs.of(who);
      opened.push(tab);
      await tab.wake();
      await tab.take(width);
      return tab.page;
    });
    for (const tab of opened) await tab.rest();
  },
});

/** Has one worker open the pages of the tests declared within, so that their tab is loaded once rather than in each worker. */
export function inOneTab(declareTests: () => void): void {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    declareTests();
  });
}

/** A tab that computes nothing between visits: the clocks and streams of sixty open consoles take a tenth of a machine. */
class Tab {
  constructor(
    readonly page: Page,
    private readonly debugged: CDPSession,
  ) {}

  async wake(): Promise<void> {
    await this.debugged.send('Page.setWebLifecycleState', { state: 'active' });
  }

  /** Turns it into the device of a width: the narrowest is a phone, with a touchscreen. */
  async take(width: VisitWidth): Promise<void> {
    await this.debugged.send('Emulation.setTouchEmulationEnabled', { enabled: width === PHONE });
    await this.page.setViewportSize({ width, height: HEIGHTS[width] });
  }

  async rest(): Promise<void> {
    this.page.removeAllListeners();
    await this.debugged.send('Page.setWebLifecycleState', { state: 'frozen' });
  }
}

/** One tab, in its own browser context, for each visitor of any width; a visit loads a URL in it, or follows one. */
class Tabs {
  readonly #opened = new Map<string, Promise<Tab>>();

  constructor(
    private readonly browser: Browser,
    private readonly stage: Stage,
  ) {}

  of(who: Omit<Visitor, 'width'>): Promise<Tab> {
    const key = Object.values(who).join(' ');
    const opened = this.#opened.get(key) ?? this.#open(who);
    this.#opened.set(key, opened);
    return opened;
  }

  async #open(who: Omit<Visitor, 'width'>): Promise<Tab> {
    const { role, locale, scheme, timeZone = 'Asia/Shanghai' } = who;
    const { url, sessions } = this.stage;
    const context = await this.browser.newContext({
      baseURL: url,
      locale: locale === 'en' ? 'en-US' : locale,
      timezoneId: timeZone,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      storageState: storedSession(url, role === 'anonymous' ? {} : { ...sessions[role] }),
    });
    const page = await context.newPage();
    return new Tab(page, await context.newCDPSession(page));
  }

  async close(): Promise<void> {
    const tabs = await Promise.all(this.#opened.values());
    await Promise.all(tabs.map(({ page }) => page.context().close()));
  }
}

export { expect } from '@playwright/test';
