import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_ROUTES } from '../guard/public-routes';
import { BAD_REDIRECTS } from '../guard/redirect-payloads.fixtures';
import { redirectTarget } from '../guard/redirect-target';
import { notices, type Notice } from '../session/notices';
import { session } from '../session/session-store';
import type { RouteEntry } from './route-entry';
import { routeObjects } from './route-objects';
import { REDIRECTS, ROUTES } from './route-table';
import { no, ok, ROLES, thrown, type Role } from './visitor-roles.fixtures';

/** Replaces the console's client with the few calls that the guard makes. */
const server = vi.hoisted(() => ({ info: vi.fn(), load: vi.fn() }));
vi.mock('../session/client', () => ({
  createConsoleClient: () => ({
    account: { info: server.info },
    robot: { config: { load: server.load } },
  }),
}));

const roles: readonly (readonly [string, Role])[] = Object.entries(ROLES);

let visits = 0;
/** A separate token for each role and test, because the guard caches the visitor by token. */
function enter({ hasToken, hasConfig = true, info }: Role): void {
  localStorage.clear();
  visits += 1;
  if (hasToken) session.start(`token-${visits}`, 'user-1');
  if (info) server.info.mockImplementation(info);
  server.load.mockImplementation(() => ok({ config: hasConfig ? {} : null }));
}

const OFTEN = { interval: 2 };
const frame = () => null;
const withoutPage = (route: RouteEntry): RouteEntry => ({
  ...route,
  load: () => Promise.resolve(frame),
});

/** Opens an address in the real router; returns each address on the way, the final one last. */
async function open(address: string) {
  const tried: string[] = [];
  const watched = (route: RouteObject): RouteObject => {
    const { loader, children } = route;
    if (children) return { ...route, children: children.map(watched) };
    if (typeof loader !== 'function') return route;
    return {
      ...route,
      loader: (args, context) => {
        const { pathname, search } = new URL(args.request.url);
        tried.push(pathname + search);
        return loader(args, context);
      },
    };
  };
  const routes = routeObjects(ROUTES.map(withoutPage), FRAMES).map(watched);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), OFTEN);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), OFTEN);
  const { pathname, search } = router.state.location;
  const data = Object.values(router.state.loaderData).at(-1);
  return { tried, path: pathname, address: pathname + search, data };
}

const FRAMES = {
  Root: frame,
  Public: frame,
  Console: frame,
  Docs: frame,
  Either: frame,
  Failed: frame,
};

/** Types an address while the landing page is shown; returns where it leads, and where Back leads from there. */
async function typeAndGoBack(address: string) {
  window.history.pushState(null, '', '/home');
  window.history.pushState(null, '', address);
  const router = createBrowserRouter(routeObjects(ROUTES.map(withoutPage), FRAMES));
  const at = () => window.location.pathname;
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), OFTEN);
  const led = at();
  window.history.back();
  await vi.waitFor(() => expect(at()).not.toBe(led), OFTEN);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'), OFTEN);
  router.dispose();
  return { led, back: at() };
}

let received: Notice[] = [];
beforeEach(() => {
  received = [];
  return notices.listen((notice) => void received.push(notice));
});

const STARTS = [
  ...ROUTES.map(({ path }) => path),
  ...REDIRECTS.keys(),
  '/custom',
  '/no/such/page',
  '/custom/nothing',
  '/login?redirect=/material/word',
  '/login?redirect=/custom',
  '/login?redirect=/nowhere',
  '/login?redirect=/user',
];

describe.each(roles)('a visitor %s', (_, role) => {
  it.each(STARTS)('arrives from %s within three navigations', async (start) => {
    enter(role);
    const { tried, path } = await open(start);
    expect(tried.length).toBeLessThanOrEqual(3);
    const shown = ROUTES.find((route) => route.path === path);
    expect(shown, path).toBeDefined();
    const isPublic = PUBLIC_ROUTES.includes(shown?.name ?? '');
    expect(isPublic || session.token() !== null).toBe(true);
  });
});

it.each(BAD_REDIRECTS.map((value) => [value] as const))(
  'shows the home page to who logs in with redirect %j',
  async (value) => {
    enter(ROLES.user);
    const { path, tried } = await open(`/login?redirect=${encodeURIComponent(value)}`);
    expect(path).toBe('/dashboard/main');
    expect(tried.length).toBeLessThanOrEqual(3);
  },
);

/** Addresses that redirect, some of them in several steps. */
const LEADING = [
  ...REDIRECTS.keys(),
  '/custom',
  '/custom/',
  '/no/such/page',
  '/Material/',
  '/custom/nothing',
  '/login?redirect=/custom',
  '/login?redirect=/nowhere',
  '/login?redirect=/user/',
];

describe.each(roles)('Back, for a visitor %s', (_, role) => {
  it.each(LEADING)('leads out of what %s led to', async (start) => {
    enter(role);
    const { back } = await typeAndGoBack(start);
    expect(back).toBe('/home');
  });
});

describe('Back', () => {
  it('leads to the page whose link led on', async () => {
    enter(ROLES.user);
    window.history.pushState(null, '', '/home');
    const router = createBrowserRouter(routeObjects(ROUTES.map(withoutPage), FRAMES));
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), OFTEN);
    await router.navigate('/docs');
    expect(window.location.pathname).toBe('/docs/about');
    window.history.back();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'), OFTEN);
    router.dispose();
  });
});

describe('the guard of the router', () => {
  it('sends a visitor without a token to the login, and back to where she wanted', async () => {
    enter(ROLES.anonymous);
    const { address } = await open('/material/h5?page=2');
    expect(address).toBe('/login?redirect=%2Fmaterial%2Fh5%3Fpage%3D2');
    enter(ROLES.user);
    expect((await open(address)).address).toBe('/material/h5?page=2');
  });

  it.each(ROUTES.filter(({ name }) => name !== 'login').map(({ path }) => path))(
    'shows %s to who has every right',
    async (path) => {
      enter(ROLES['with every right']);
      expect((await open(path)).path).toBe(path);
    },
  );

  it('keeps the place within a page over the login', async () => {
    enter(ROLES.anonymous);
    window.history.pushState(null, '', '/wechat/index?tab=1#ai');
    const router = createBrowserRouter(routeObjects(ROUTES.map(withoutPage), FRAMES));
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), OFTEN);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/login?redirect=%2Fwechat%2Findex%3Ftab%3D1%23ai');
    enter(ROLES.user);
    await router.navigate(redirectTarget(new URLSearchParams(search).get('redirect')));
    const { hash } = router.state.location;
    expect(router.state.location.pathname + hash).toBe('/wechat/index#ai');
    router.dispose();
  });

  it('ends a session that the server refuses, in the words of the server', async () => {
    enter(ROLES['of a bad token']);
    expect((await open('/group/room')).address).toBe('/login?redirect=%2Fgroup%2Froom');
    expect(session.token()).toBeNull();
    expect(received).toEqual([{ tone: 'danger', text: '登录已失效' }]);
  });

  it('says so when the user info is missing, or when nothing is said at all', async () => {
    enter({ hasToken: true, info: () => thrown('contract') });
    expect((await open('/group/room')).path).toBe('/login');
    expect(received[0]?.text).toMatchObject({ 'zh-CN': '验证失败，请重新登陆.' });
    enter({ hasToken: true, info: () => no(40003, '') });
    await open('/group/room');
    expect(received[1]).toEqual({ tone: 'danger', text: 'Has Error' });
  });

  it.each([
    ['there is no network', () => thrown('network')],
    ['the server takes too long', () => thrown('timeout')],
    ['the server is broken', () => no(50000, 'broken')],
  ])('keeps the session and the address while %s', async (_, info) => {
    enter({ hasToken: true, info });
    for (const start of ['/material/word', '/login?redirect=/material/word']) {
      const { path, data } = await open(start);
      expect(path).toBe('/material/word');
      expect(data).toMatchObject({ status: 'unreachable' });
    }
    expect(session.token()).not.toBeNull();
    expect(received).toEqual([]);
  });

  it('sends a new user to the config, once', async () => {
    enter(ROLES['without config']);
    expect((await open('/contact/list')).path).toBe('/wechat/index');
    expect(received[0]?.text).toMatchObject({ 'zh-CN': '新注册用户，请先初始化配置文件' });
    expect((await open('/contact/list')).path).toBe('/contact/list');
    expect(received).toHaveLength(1);
  });

  it('leads from an unknown address to the page that says so', async () => {
    for (const role of [ROLES.anonymous, ROLES.user]) {
      enter(role);
      expect((await open('/no/such/page')).path).toBe('/404');
    }
  });

  it('leads the custom centre to the first page that the account may see', async () => {
    enter(ROLES.user);
    expect((await open('/custom')).path).toBe('/404');
    enter(ROLES['with custom rights']);
    const last = ROUTES.findLast(({ parent }) => parent === 'custom');
    expect((await open('/custom')).path).toBe(last?.path ?? '/404');
  });
});
