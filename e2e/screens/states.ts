import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { Page, Route } from '@playwright/test';
import { PAGES, isShown, type ExpectedPage } from '../visits/expected';
import type { Account } from './stage';

/** What a page is looked at in. */
export interface State {
  readonly name: string;
  readonly account: Account;
  /** The pages that this state makes a difference on. */
  readonly pages: readonly ExpectedPage[];
  /** Before the page opens. */
  readonly prepare?: (tab: Page) => Promise<void>;
  /** Once it has settled. */
  readonly finish?: (tab: Page) => Promise<void>;
}

const PUBLIC = PAGES.filter(({ access }) => access === 'public' || access === 'login');
const IN_CONSOLE = PAGES.filter((page) => isShown(page, 'custom') && page.access !== 'public');
const OF_EVERYONE = IN_CONSOLE.filter((page) => isShown(page, 'user'));
const OF_OPERATOR = PAGES.filter(({ access }) => access === 'operator');
const NOT_FOUND = PAGES.filter(({ path }) => path === '/404');
/** Where the code of a robot that waits for its login is shown, also beside the page and under its header. */
const WITH_CODE = PAGES.filter(({ path }) => ['/dashboard/main', '/wechat/index'].includes(path));

/** Without the user the console knows of nobody to show anything to. */
const isUser = (url: string) => /\/api\/user\/info(\?|$)/.test(url);

/** What the code of a robot holds: the address that logs it in. */
const LOGIN_CODE = 'https://login.example.com/l/4b5gPzQJYA==';

/** An hour in which the robot has not been heard. */
const GONE_MS = 3_600_000;

export const STATES: readonly State[] = [
  { name: 'visitor', account: 'nobody', pages: PUBLIC },
  {
    name: 'filled',
    account: 'filled',
    pages: [...IN_CONSOLE, ...NOT_FOUND],
    prepare: (tab) => showRobot(tab, answerAsConnected),
  },
  { name: 'empty', account: 'empty', pages: IN_CONSOLE },
  { name: 'filled', account: 'operator', pages: OF_OPERATOR },
  { name: 'no-membership', account: 'free', pages: OF_EVERYONE },
  { name: 'failed', account: 'filled', pages: IN_CONSOLE, prepare: failCalls },
  { name: 'failed', account: 'operator', pages: OF_OPERATOR, prepare: failCalls },
  {
    name: 'robot-gone',
    account: 'filled',
    pages: IN_CONSOLE,
    prepare: (tab) => showRobot(tab, answerAsGone),
  },
  {
    name: 'robot-waits',
    account: 'filled',
    pages: WITH_CODE,
    prepare: (tab) => showRobot(tab, answerAsWaiting),
  },
  {
    name: 'offline',
    account: 'filled',
    pages: IN_CONSOLE,
    finish: async (tab) => {
      await tab.context().setOffline(true);
      await tab.evaluate(() => window.dispatchEvent(new Event('offline')));
    },
  },
];

/** Fails every call but that for the user. */
async function failCalls(tab: Page): Promise<void> {
  await tab.route('**/v1/api/**', (route) =>
    isUser(route.request().url()) ? route.continue() : route.fulfill({ status: 500 }),
  );
}

/** Answers with the status of a robot that is logged in, and changes of it. */
async function answerWith(route: Route, changes: object): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { readonly data: object };
  const data = { ...answer.data, status: LOGIN_STATUS.loggedIn, ...changes };
  await route.fulfill({ response, json: { ...answer, data } });
}

/** Shows the robot as its status is answered. Live events say what it really is: they never come. */
async function showRobot(tab: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await tab.route('**/v1/api/wechat/status**', answer);
  await tab.route('**/v1/api/wechat/events**', () => undefined);
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** The robot has not been heard for a while. */
const answerAsGone = (route: Route) =>
  answerWith(route, { online: false, lastHeartbeat: ago(GONE_MS), onlineSince: null });

/** The robot waits until somebody scans its code. */
const answerAsWaiting = (route: Route) =>
  answerWith(route, {
    online: false,
    status: LOGIN_STATUS.scan,
    qrUrl: LOGIN_CODE,
    qrAgeMs: 5_000,
    lastHeartbeat: ago(0),
    onlineSince: null,
  });

const answerAsConnected = (route: Route) =>
  answerWith(route, { online: true, lastHeartbeat: ago(0), onlineSince: ago(GONE_MS) });
