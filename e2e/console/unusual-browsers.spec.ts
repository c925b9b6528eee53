import { chromium, devices } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { watchErrors } from '../support/page-errors';
import { expect, test } from '../support/test';
import { demoAccount, logIn } from '../visits/accounts';
import { openConsole } from './open-console';

test('a browser that stores nothing for a site logs in all the same, and says that a reload ends the session', async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
  const account = demoAccount(server);
  const tab = await openConsole(browser, server.url, {});
  const expectNoErrors = watchErrors(tab);
  // As Chrome does for a site that may not store data.
  await tab.addInitScript(() => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    const get = () => {
      throw denied();
    };
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get });
    Object.defineProperty(navigator.locks, 'request', { value: () => Promise.reject(denied()) });
  });
  await tab.goto('/login');
  await tab.getByRole('textbox', { name: '邮箱' }).fill(account.email);
  await tab.getByRole('textbox', { name: '密码', exact: true }).fill(account.password);
  await tab.getByRole('button', { name: '登录', exact: true }).click();
  await expect(tab).toHaveURL(/\/dashboard/);
  await expect(tab.getByText('浏览器没能保存这次登录')).toBeVisible();
  await tab.getByRole('link', { name: '简单问答' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: '简单问答' })).toBeVisible();
  expectNoErrors();
  await tab.reload();
  await expect(tab).toHaveURL(/\/login/);
});

test('a browser that has the login page without its code never puts the password into an address', async ({
  browser,
  startServer,
}) => {
  const { url } = await startServer();
  const tab = await openConsole(browser, url, {});
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await tab.route('**/*.js', (route) => route.abort());
  await tab.goto('/login');
  await tab.getByRole('textbox', { name: '邮箱' }).fill('lin@shanyue.cn');
  const password = tab.getByRole('textbox', { name: '密码', exact: true });
  await password.fill('a password of nobody');
  const refused = tab.waitForEvent('console', (message) => message.text().includes('form-action'));
  // For the test's browser a navigation that is refused never ends.
  await password.press('Enter', { noWaitAfter: true });
  await refused;
  expect(tab.url()).toBe(`${url}/login`);
  expect(asked.filter((address) => address.includes('password'))).toEqual([]);
});

test('ten tabs of a server without https leave each other connections', async ({ startServer }) => {
  const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
  const { session } = await logIn(server.url, demoAccount(server));
  // To a browser only its own machine is as safe as https.
  const url = server.url.replace('127.0.0.1', 'console.test');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP console.test 127.0.0.1'],
  });
  const first = await openConsole(browser, url, { ...session });
  // Without a window, every tab is visible; here they lie one behind the other.
  await first.context().addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    Object.assign(window, {
      show: (isShown: boolean) => {
        isHidden = !isShown;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  let shown = first;
  for (let opened = 1; opened <= 10; opened += 1) {
    const tab = opened === 1 ? first : await first.context().newPage();
    const stream = tab.waitForRequest(/\/api\/wechat\/events/);
    if (tab !== shown) await shown.evaluate('show(false)');
    await tab.goto('/wechat/keywords');
    await tab.evaluate('show(true)');
    shown = tab;
    await expect(tab.getByRole('heading', { level: 1, name: '简单问答' })).toBeVisible();
    await stream;
  }
  expect(await shown.evaluate(() => isSecureContext)).toBe(false);
  await browser.close();
});

test('the back button of a phone closes what is open instead of leaving the page', async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
  const { session } = await logIn(server.url, demoAccount(server));
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  const phone = { viewport, userAgent, isMobile, hasTouch };
  const tab = await openConsole(browser, server.url, { ...session }, phone);
  // To a browser of a computer Esc is what the back button is to that of a phone. The page does not hear it here.
  await tab.addInitScript(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const goBack = () => tab.keyboard.press('Escape');
  await tab.goto('/material/word');
  await tab.getByRole('button', { name: '添加素材' }).first().click();
  const dialog = tab.getByRole('dialog', { name: '添加素材' });
  await dialog.getByRole('textbox', { name: '素材别名' }).fill('早安');
  await goBack();
  const question = tab.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: '素材别名' })).toHaveValue('早安');
  await dialog.getByRole('textbox', { name: '素材别名' }).fill('');
  await goBack();
  await expect(dialog).toBeHidden();
  await tab.getByRole('button', { name: '展开或收起导航' }).click();
  const menu = tab.getByRole('navigation', { name: '主导航' });
  await expect(menu).toBeVisible();
  await goBack();
  await expect(menu).toBeHidden();
  await expect(tab).toHaveURL(/\/material\/word$/);
});

test('a browser that translates pages reads the site in its language, and leaves the console alone', async ({
  browser,
  startServer,
}) => {
  const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
  const { session } = await logIn(server.url, demoAccount(server));
  const tab = await openConsole(browser, server.url, { ...session });
  /** Replaces each text by another element, as Chrome and Edge do; returns how many texts it found. */
  const translate = () =>
    tab.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      const isTranslated = ({ parentElement, data }: Text) =>
        data.trim() !== '' &&
        parentElement?.closest('[translate]')?.getAttribute('translate') !== 'no';
      const translated = found.filter(isTranslated);
      for (const text of translated) {
        const font = document.createElement('font');
        font.textContent = `~${text.data}`;
        text.replaceWith(font);
      }
      return translated.length;
    });

  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await translate()).toBe(0);

  await tab.goto('/home');
  // What it translates before the page's own code runs is drawn anew by that.
  await expect(tab.getByRole('link', { name: '打开控制台' }).first()).toBeVisible();
  const expectNoErrors = watchErrors(tab);
  expect(await translate()).toBeGreaterThan(50);
  await tab.getByRole('link', { name: '文档', exact: true }).first().click();
  for (const doc of ['简单问答', '事件回调']) {
    await tab
      .getByRole('navigation', { name: '文档目录' })
      .getByRole('link', { name: doc })
      .click();
    await expect(tab.getByRole('heading', { level: 1, name: doc })).toBeVisible();
    expect(await translate()).toBeGreaterThan(20);
  }
  expectNoErrors();
});
