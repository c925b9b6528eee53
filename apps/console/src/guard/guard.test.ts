import { describe, expect, it } from 'vitest';
import { REDIRECTS, ROUTES } from '../routes/route-table';
import { judge, type Visitor } from './guard';
import { loginFor, redirectTarget } from './redirect-target';

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  hasToken: true,
  user: undefined,
  hasConfig: true,
  wasAskedToInitialise: false,
  ...changes,
});
const at = (path: string, search = '') => ({ path, search });
const route = (name: string, parent?: string) => ({ name, ...(parent && { parent }) });

describe('the access guard', () => {
  it('shows public pages to anyone and sends others to the login with their way back', () => {
    const anonymous = visitor({ hasToken: false });
    expect(judge(route('signup'), at('/signup'), anonymous)).toEqual({ kind: 'show' });
    expect(judge(route('word', 'material'), at('/material/word', '?page=2'), anonymous)).toEqual({
      kind: 'go',
      to: '/login?redirect=%2Fmaterial%2Fword%3Fpage%3D2',
    });
  });

  it('sends a visitor who is logged in on from the login page', () => {
    expect(judge(route('login'), at('/login'), visitor())).toEqual({
      kind: 'go',
      to: '/dashboard',
    });
    expect(judge(route('login'), at('/login', '?redirect=/group/room'), visitor())).toEqual({
      kind: 'go',
      to: '/group/room',
    });
  });

  it('asks a new user once to initialise the config', () => {
    const fresh = visitor({ hasConfig: false });
    expect(judge(route('main', 'dashboard'), at('/dashboard/main'), fresh)).toEqual({
      kind: 'go',
      to: '/wechat',
      why: 'initialise',
    });
    expect(judge(route('wechatIndex', 'wechat'), at('/wechat/index'), fresh).kind).toBe('show');
    const asked = { ...fresh, wasAskedToInitialise: true };
    expect(judge(route('main', 'dashboard'), at('/dashboard/main'), asked).kind).toBe('show');
  });

  it('keeps custom pages to those who have the right to them', () => {
    expect(judge(route('customBot', 'custom'), at('/custom/customBot'), visitor())).toEqual({
      kind: 'go',
      to: '/404',
    });
  });
});

describe('the way back after a login', () => {
  it.each([
    ...['//evil.com', '/\\evil.com', '/\t/evil.com', '/.//evil.com', '\\\\evil.com', '///evil.com'],
    ...['https://evil.com', 'javascript:alert(1)', 'data:text/html,x', ' /dashboard', 'evil.com'],
    ...['/login', '/login?redirect=/login', '/LOGIN/', '/signup', '/', '', '/..//evil.com'],
  ])('never leads off the site or in a circle: %j', (value) => {
    expect(redirectTarget(value)).toBe('/dashboard');
  });

  it('keeps a path with its query and hash', () => {
    expect(redirectTarget('/material/word?page=2#top')).toBe('/material/word?page=2#top');
    expect(loginFor('/')).toBe('/login');
  });
});

describe('the route table', () => {
  it('leads every parent to a page that exists', () => {
    const paths = ROUTES.map(({ path }) => path);
    for (const target of REDIRECTS.values()) expect(paths).toContain(target);
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
  });
});
