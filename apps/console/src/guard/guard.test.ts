import { describe, expect, it } from 'vitest';
import { judge, type Visitor } from './guard';
import { loginFor, redirectTarget } from './redirect-target';
import { BAD_REDIRECTS } from './redirect-payloads.fixtures';
import { buildUser } from '@chatdeck/sdk/testing';

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  hasToken: true,
  user: undefined,
  hasConfig: true,
  wasSentToInitialise: false,
  ...changes,
});
const at = (path: string, search = '', hash = '') => ({ path, search, hash });
const route = (name: string, parent?: string) => ({ name, ...(parent && { parent }) });

/** The names of the guard's list (product specification, section 2), copied from it as literals. */
const PUBLIC = [
  'login home passwordForget resetPsd activeemail signup Docs about newFeature changeLog install',
  'setting question faq keyword chatgpt contentCensor puppetengine puppetxp aiproxy 404',
].flatMap((names) => names.split(' '));

describe('the access guard', () => {
  it.each(PUBLIC)('shows %s without a login', (name) => {
    const anonymous = visitor({ hasToken: false });
    expect(judge(route(name), at(`/${name}`), anonymous)).toEqual({ kind: 'show' });
  });

  it('shows public pages to anyone and sends others to the login with their way back', () => {
    const anonymous = visitor({ hasToken: false });
    expect(judge(route('signup'), at('/signup'), anonymous)).toEqual({ kind: 'show' });
    expect(judge(route('word', 'material'), at('/material/word', '?page=2'), anonymous)).toEqual({
      kind: 'go',
      to: '/login?redirect=%2Fmaterial%2Fword%3Fpage%3D2',
    });
    const asked = judge(route('wechatIndex', 'wechat'), at('/wechat/index', '', '#ai'), anonymous);
    expect(asked).toEqual({ kind: 'go', to: '/login?redirect=%2Fwechat%2Findex%23ai' });
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
    const fresh = visitor({ hasConfig: false, user: buildUser() });
    const initialise = { kind: 'go', to: '/wechat', why: 'initialise' };
    expect(judge(route('main', 'dashboard'), at('/dashboard/main'), fresh)).toEqual(initialise);
    expect(judge(route('login'), at('/login'), fresh)).toEqual(initialise);
    expect(judge(route('wechatIndex', 'wechat'), at('/wechat/index'), fresh).kind).toBe('show');
    const asked = { ...fresh, wasSentToInitialise: true };
    expect(judge(route('main', 'dashboard'), at('/dashboard/main'), asked).kind).toBe('show');
  });

  it('keeps the operator’s page to operators, who may have no robot at all', () => {
    const judged = (changes: Partial<Visitor>) =>
      judge(route('operator'), at('/operator', '?section=now'), visitor(changes));
    const isOperator = { ...buildUser(), isOperator: true as const };
    expect(judged({ user: isOperator, hasConfig: false })).toEqual({ kind: 'show' });
    expect(judged({ user: buildUser() })).toEqual({ kind: 'go', to: '/404' });
    expect(judged({ hasToken: false })).toEqual({
      kind: 'go',
      to: '/login?redirect=%2Foperator%3Fsection%3Dnow',
    });
  });

  it('keeps custom pages to those whose rights name them', () => {
    const page = route('customBot', 'custom');
    const here = at('/custom/customBot');
    const withRights = (...router: string[]) =>
      visitor({ user: { ...buildUser(), customRole: { router } } });
    expect(judge(page, here, visitor())).toEqual({ kind: 'go', to: '/404' });
    expect(judge(page, here, withRights('moreNews'))).toEqual({ kind: 'go', to: '/404' });
    expect(judge(page, here, withRights('customBot'))).toEqual({ kind: 'show' });
  });
});

describe('the way back after a login', () => {
  it('is tried with at least 120 bad values', () => {
    expect(new Set(BAD_REDIRECTS).size).toBeGreaterThanOrEqual(120);
  });

  it.each(BAD_REDIRECTS.map((value) => [value] as const))(
    'never leads off the site or in a circle: %j',
    (value) => expect(redirectTarget(value)).toBe('/dashboard'),
  );

  it.each([
    ['/material/word?page=2#top', '/material/word?page=2#top'],
    ['/group/../contact/list', '/contact/list'],
    ['/dashboard?next=//evil.example', '/dashboard?next=//evil.example'],
    ['/material/word?name=问候', '/material/word?name=%E9%97%AE%E5%80%99'],
    ['/material/\nword', '/material/word'],
    ['/loginx', '/loginx'],
  ])('keeps %j', (value, target) => {
    expect(redirectTarget(value)).toBe(target);
  });

  it('does not appear where the visitor would be redirected anyway', () => {
    expect(loginFor('/')).toBe('/login');
    expect(loginFor('/dashboard')).toBe('/login');
  });
});
