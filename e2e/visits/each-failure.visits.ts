import type { Page } from '@playwright/test';
import { block } from './blocked';
import { watchComplaints } from './complaints';
import { PAGES, isShown, landingOf, type ExpectedPage } from './expected';
import { follow } from './follow';
import { watchSettling } from './settled';
import { expect, inOneTab, test as base, type Visitor } from './visitors';

/** A visitor with access to every page but the operator's; public pages are the same for all. */
const VISITOR: Visitor = { role: 'custom', locale: 'zh-CN', scheme: 'light', width: 1440 };
const OPERATOR: Visitor = { ...VISITOR, role: 'operator' };
const OPERATED = PAGES.filter(({ access }) => access === 'operator');
const SHOWN = PAGES.filter((page) => isShown(page, VISITOR.role));
const IN_SHELL = SHOWN.filter(({ access }) => access !== 'public');
const RETRY = /^(重试|重新加载|再试一次|重新载入这一块)$/;

/** The code of the home page comes with the frame of every page. */
const WITH_FRAME = '/dashboard/main';
/** Pages of one screen, whose code comes with the first of them. */
const SHARES_CODE = /^\/(schedule|material)\//;

const CALLS = ['/v1/api/*'];
/** The calls of the console's frame: the current user, and whether there is a config. */
const CALLS_OF_FRAME = ['/*/api/user/info', '/*/api/wechat/config'];

const setVisibility = (tab: Page, state: DocumentVisibilityState) =>
  tab.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const retry = (tab: Page) => tab.getByRole('main').getByRole('button', { name: RETRY });

/** A new tab for each visit, without state from earlier visits. */
const test = base.extend<{ tab: Page; visitor: Visitor }>({
  visitor: [VISITOR, { option: true }],
  tab: async ({ openPage, visitor }, use) => {
    const tab = await (await openPage(visitor)).context().newPage();
    await use(tab);
    await tab.close();
  },
});

inOneTab(() => {
  const pages = IN_SHELL.filter(({ path }) => path !== WITH_FRAME);
  for (const page of pages) {
    const { title } = landingOf(page, VISITOR.role, VISITOR.locale);

    test(`${page.path} says that its code did not come, and loads it again`, async ({
      openPage,
    }) => {
      // Goes from page to page, as long as it does not have their code.
      const tab = await openPage({ ...VISITOR, tab: 'late code' });
      const settled = watchSettling(tab);
      const isLast = page === pages.at(-1);
      if (tab.url() === 'about:blank' || SHARES_CODE.test(page.path) || isLast) {
        const start = isLast ? pages[0] : pages.at(-1);
        await tab.goto(`${start?.path}`);
      }
      await settled();
      await tab.route('**/assets/*.js', (route) => route.abort());
      await follow(tab, page.path);
      await expect(retry(tab).first()).toBeVisible();
      await expect(tab.getByRole('navigation').first()).toBeVisible();
      await tab.unroute('**/assets/*.js');
      // In place; the button beside it reloads the console.
      await retry(tab).first().click();
      await settled();
      expect(await tab.title()).toBe(title);
      await expect(retry(tab)).toHaveCount(0);
    });
  }
});

function standsWithoutCalls(page: ExpectedPage) {
  test(`${page.path} stands without its calls, and fills once they are answered`, async ({
    tab,
  }) => {
    const thrown = watchComplaints(tab);
    const settled = watchSettling(tab);
    const unblock = await block(tab, CALLS, CALLS_OF_FRAME);
    await tab.goto(page.path);
    await settled();
    const text = await tab.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(20);
    await unblock();
    await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    await settled();
    await expect(retry(tab)).toHaveCount(0);
    expect(thrown.filter((line) => line.startsWith('thrown'))).toEqual([]);
  });
}

IN_SHELL.forEach(standsWithoutCalls);

test.describe('An operator', () => {
  test.use({ visitor: OPERATOR });
  OPERATED.forEach(standsWithoutCalls);

  test('is told that the code of the page did not come, and loads it again', async ({ tab }) => {
    const settled = watchSettling(tab);
    await tab.goto(WITH_FRAME);
    await settled();
    await tab.route('**/assets/*.js', (route) => route.abort());
    await follow(tab, '/operator');
    await expect(retry(tab).first()).toBeVisible();
    await tab.unroute('**/assets/*.js');
    await retry(tab).first().click();
    await settled();
    await expect(retry(tab)).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1, name: '运营管理' })).toBeVisible();
  });
});

test('the frame stands while the server does not say who visits, and fills once it does', async ({
  tab,
}) => {
  const isAsked = new Promise<void>((resolve) => {
    void tab.route('**/v1/api/**', () => resolve());
  });
  await tab.goto('/group/room');
  await isAsked;
  await expect(tab.getByRole('navigation').first()).toBeVisible();
  await tab.unroute('**/v1/api/**');
  await tab.route('**/v1/api/**', (route) => route.abort());
  await tab.goto('/group/room');
  await expect(retry(tab)).toBeVisible();
  await expect(tab.getByRole('link', { name: '素材库' }).or(tab.getByText('素材库'))).toBeVisible();
  await tab.unroute('**/v1/api/**');
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tab.getByRole('heading', { level: 1, name: '群列表' })).toBeVisible();
});

test('the outline of the console stands while its code is awaited', async ({ tab }) => {
  const outline = tab.getByRole('status', { name: '载入中', exact: true });
  for (const late of ['**/assets/index-*.js', '**/assets/frame-*.js']) {
    let letCome = () => undefined;
    const isAllowed = new Promise<undefined>((resolve) => {
      letCome = () => void resolve(undefined);
    });
    await tab.route(late, async (route) => {
      await isAllowed;
      await route.continue();
    });
    await tab.goto('/group/room', { waitUntil: 'commit' });
    await expect(outline).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
    letCome();
    await expect(tab.getByRole('heading', { level: 1, name: '群列表' })).toBeVisible();
    await expect(tab.locator('.console-outline')).toHaveCount(0);
    await tab.unroute(late);
  }
});

test('a page whose own script does not come says so, and loads once the network is back', async ({
  tab,
}) => {
  await tab.route('**/assets/*.js', (route) => route.abort());
  await tab.goto('/group/room');
  await expect(tab.getByRole('alert')).toContainText('页面没有载入完整');
  await tab.unroute('**/assets/*.js');
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tab.getByRole('heading', { level: 1, name: '群列表' })).toBeVisible();
});

inOneTab(() => {
  for (const page of IN_SHELL) {
    test(`${page.path} asks for nothing in a hidden tab`, async ({ openPage }) => {
      const tab = await openPage({ ...VISITOR, tab: 'hidden' });
      if (tab.url() === 'about:blank') {
        await tab.clock.install();
        // Without live events, so that the page has to poll.
        await block(tab, ['/*/api/wechat/events']);
      }
      const settled = watchSettling(tab);
      await follow(tab, page.path);
      await expect(tab).toHaveTitle(landingOf(page, VISITOR.role, VISITOR.locale).title);
      await settled();
      await setVisibility(tab, 'hidden');
      // What started before goes on: a resource whose code was being loaded still makes its call.
      await settled();
      const requests: string[] = [];
      tab.on('request', (request) => {
        if (!request.url().includes('/api/wechat/events')) requests.push(request.url());
      });
      await tab.clock.runFor(20 * 60_000);
      expect(requests).toEqual([]);
      await setVisibility(tab, 'visible');
    });
  }
});
