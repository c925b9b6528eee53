import type { MockBackendOptions, MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session-store';
import { openConsole } from '../testing/open-console';

vi.mock('../session/client', () => import('../testing/test-client'));

beforeEach(() => localStorage.clear());

const ROBOT = {
  qrUrl: '',
  robotId: 'robot',
  robotName: '小禾',
  onlineSince: null,
  timeZone: null,
  friendCount: 3,
  roomCount: 2,
};

it('greets whoever is logged in, by name', async () => {
  await openConsole('/material/word');
  const bar = within(await screen.findByRole('banner'));
  expect(await bar.findByText(/^你好，林知远/)).toBeVisible();
});

it('stays around an unknown address, for whoever is logged in', async () => {
  const { user, at } = await openConsole('/no/such/page');
  await waitFor(() => expect(at()).toBe('/404'));
  expect(await screen.findByText('页面 /404')).toBeVisible();
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  await user.click(menu.getByRole('link', { name: '好友列表' }));
  await waitFor(() => expect(at()).toBe('/contact/list'));
});

it('leads to the documentation from the top bar', async () => {
  const { user, at } = await openConsole('/material/word');
  const bar = within(await screen.findByRole('banner'));
  await user.click(bar.getByRole('button', { name: '文档' }));
  await waitFor(() => expect(at()).toBe('/docs/about'));
});

it('logs out on the server and here, and leads to the start', async () => {
  const { user, at, called } = await openConsole('/material/word');
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(at()).toBe('/login'));
  expect(called).toContain('POST /v1/api/logout');
  expect(session.token()).toBeNull();
  expect(localStorage.getItem('cd:userId')).toBeNull();
});

it('begins the breadcrumb with the home page, wherever it is', async () => {
  const { user, at } = await openConsole('/material/word');
  const crumbs = within(await screen.findByRole('navigation', { name: '面包屑' }));
  expect(crumbs.getByText('文本素材')).toHaveAttribute('aria-current', 'page');
  await user.click(crumbs.getByRole('link', { name: '首页' }));
  await waitFor(() => expect(at()).toBe('/dashboard/main'));
  const [first] = crumbs.getAllByText(/./);
  expect(first).toHaveTextContent('首页');
});

it('names the group of a page in the breadcrumb, and highlights its section for a page that is not listed', async () => {
  await openConsole('/user/password');
  const crumbs = within(await screen.findByRole('navigation', { name: '面包屑' }));
  expect(crumbs.getByText('账号')).toBeVisible();
  expect(crumbs.getByText('修改密码')).toHaveAttribute('aria-current', 'page');
  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');
});

it('offers the pages of the account and the way out in a menu at the end of the sidebar', async () => {
  const { user, at } = await openConsole('/material/word');
  await user.click(await screen.findByRole('button', { name: '林知远' }));
  const menu = within(await screen.findByRole('menu', { name: '账号菜单' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '个人中心',
    '开放接口',
    '开通会员',
    '充值记录',
    '登录设备',
    '操作记录',
    '切換到繁體中文',
    'Switch to English',
    '切换到深色',
    '退出登录',
  ]);
  await user.click(menu.getByRole('menuitem', { name: '个人中心' }));
  await waitFor(() => expect(at()).toBe('/user/info'));
});

it('counts the rows of the pages in the sidebar by what is loaded anyway', async () => {
  const { called } = await openConsole('/material/word');
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  const line = menu.getByRole('link', { name: '群列表' });
  await waitFor(() => expect(line).toHaveTextContent(/^群列表\d+$/));
  expect(called.filter((call) => call.includes('/wechat/config'))).toHaveLength(1);
  expect(called.filter((call) => call.includes('/wechat/status'))).toHaveLength(1);
});

it('counts materials, mass sends and the rows of records once for all lines, when the page is idle', async () => {
  const { called } = await openConsole('/schedule/tasks');
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  const idle = { timeout: 30_000 };
  const materials = menu.getByRole('button', { name: '素材库' });
  await waitFor(() => expect(materials).toHaveTextContent(/^素材库\d+$/), idle);
  const reminders = menu.getByRole('link', { name: /提醒任务/ });
  await waitFor(() => expect(reminders).toHaveTextContent(/^提醒任务\d+$/), idle);
  const massSends = menu.getByRole('link', { name: /^群发/ });
  await waitFor(() => expect(massSends).toHaveTextContent(/^群发\d+$/), idle);
  expect(called.filter((call) => call.includes('/material/library/counts'))).toHaveLength(1);
  expect(called.filter((call) => call.includes('/ws/jobs'))).toHaveLength(1);
  expect(called.filter((call) => call.startsWith('GET /v1/api/wechat/tasks'))).toHaveLength(1);
});

it.each([
  ['机器人掉线了', '/dashboard/main', { status: 4, online: false }],
  [
    '机器人退出登录了',
    '/material/word',
    { status: 6, online: true, loggedOutAt: '2026-05-20T06:30:00.000Z' },
  ],
])('shows once above every page, until it is dismissed: %s', async (title, path, robot) => {
  const backend = {
    calls: {
      'robot.status': () => ({ ...ROBOT, lastHeartbeat: '2026-05-20T06:20:00.000Z', ...robot }),
      'event.stream': () => ({ type: 'robot' as const, ...robot }),
    },
  };
  const { user } = await openConsole(path, { backend });
  const page = within(await screen.findByRole('main'));
  expect(await page.findByRole('alert')).toHaveTextContent(title);
  await user.click(page.getByRole('button', { name: '暂时忽略' }));
  await waitFor(() => expect(page.queryByRole('alert')).not.toBeInTheDocument());
});

it('says by what id its operator finds the failure that kept the visitor from being known', async () => {
  const backend: MockBackendOptions = {
    faults: { 'account.info': { kind: 'code', code: 50000, data: { requestId: 'req-7f2c' } } },
  };
  await openConsole('/material/word', { backend });
  expect(await screen.findByText('req-7f2c')).toBeVisible();
  expect(screen.getByRole('button', { name: /复制/ })).toBeVisible();
});

it('names the page in the title of the window, and then the site', async () => {
  await openConsole('/material/word');
  await waitFor(() => expect(document.title).toBe('文本素材 - Chatdeck 智能助手'));
});

it('shows each page in the one view of the shell', async () => {
  const { user } = await openConsole('/dashboard/main');
  const view = await screen.findByRole('main');
  expect(await within(view).findByText('页面 /dashboard/main')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '好友列表' }));
  expect(await within(view).findByText('页面 /contact/list')).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('has the site, a way to write to its operator and the group in its footer', async () => {
  const backend = { change: (state: MockState) => void (state.feedbackGroup = '823 401 556') };
  await openConsole('/material/word', { backend });
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent('Chatdeck 智能助手');
  expect(within(footer).getByRole('button', { name: '意见反馈' })).toBeVisible();
  expect(await within(footer).findByText('交流群 823 401 556')).toBeVisible();
});

it('asks an account without a config to initialise it, above every page', async () => {
  const backend = { change: (state: MockState) => void (state.config = null) };
  const { at, user } = await openConsole('/material/word', { backend });
  // A new user starts on the config page.
  await waitFor(() => expect(at()).toBe('/wechat/index'));
  await user.click(await screen.findByRole('link', { name: '好友列表' }));
  const page = within(screen.getByRole('main'));
  expect(await page.findByText('请先初始化配置文件')).toBeVisible();
  await user.click(page.getByRole('button', { name: '去初始化' }));
  await waitFor(() => expect(at()).toBe('/wechat/index'));
});

it.each([40001, 40003, 40004])(
  'leads to the login once the end of a session, %i, was confirmed',
  async (code) => {
    const backend: MockBackendOptions = { faults: { 'site.messages': { kind: 'code', code } } };
    const { user, at } = await openConsole('/material/word', { backend });
    const box = within(await screen.findByRole('alertdialog', { name: '重新登录' }));
    expect(box.getByText('您已退出登录，请重新登录')).toBeVisible();
    await user.click(box.getByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(session.token()).toBeNull();
  },
);

it('leaves the page as it is when the box of an ended session is cancelled', async () => {
  const backend: MockBackendOptions = {
    faults: { 'site.messages': { kind: 'code', code: 40003 } },
  };
  const { user, at } = await openConsole('/material/word', { backend });
  const box = within(await screen.findByRole('alertdialog', { name: '重新登录' }));
  await user.click(box.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(at()).toBe('/material/word');
  expect(session.token()).not.toBeNull();
});
