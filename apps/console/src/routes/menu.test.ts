import { buildUser } from '@chatdeck/sdk/testing';
import { expect, it } from 'vitest';
import { menuOf, menuRoutes } from './menu';
import { MENU_GROUPS, section, type RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

const load = () => Promise.resolve(() => null);
const page = (name: string) => ({ path: name, name, zh: name, en: name, load });
const custom = section({ name: 'custom', menu: 'custom', badge: 'custom' }, [
  page('gptChat'),
  page('moreNews'),
]);
const advanced = section({ name: 'vip', menu: 'advanced', badge: 'member' }, [
  page('privateForward'),
  page('rssNews'),
  { ...page('secret'), isHidden: true },
  { ...page('userGroup'), menu: 'sending' },
]);
const content = section({ name: 'material', menu: 'content' }, [
  { ...page('h5'), badge: 'member' },
  page('word'),
]);
const people = section({ name: 'contact', menu: 'people' }, [page('friends'), page('rooms')]);

const linesOf = (routes: readonly RouteEntry[]) =>
  menuOf(menuRoutes(undefined, routes), 'en', () => null).flatMap(({ entries }) => entries);
const withRights = (...router: string[]) => ({ ...buildUser(), customRole: { router } });

it('lists the custom centre only for those who have rights, and of it what they name', () => {
  const names = (...rights: string[]) =>
    menuRoutes(withRights(...rights), custom).map(({ name }) => name);
  expect(names()).toEqual([]);
  expect(names('moreNews', 'elsewhere')).toEqual(['moreNews']);
  expect(menuOf(menuRoutes(withRights(), custom), 'zh-CN', () => null)).toEqual([]);
});

it('lists the operator’s page for operators alone', () => {
  const names = (isOperator?: true) =>
    menuRoutes({ ...buildUser(), ...(isOperator && { isOperator }) }).map(({ name }) => name);
  expect(names(true)).toContain('operator');
  expect(names()).not.toContain('operator');
});

it('follows what people do: reply, content, sending, schedules, AI, people, advanced, custom', () => {
  expect(MENU_GROUPS).toEqual([
    'home',
    'reply',
    'content',
    'sending',
    'schedules',
    'ai',
    'people',
    'advanced',
    'custom',
    'account',
  ]);
  const groupOf = (path: string) => ROUTES.find((route) => route.path === path)?.group;
  expect(groupOf('/wechat/keywords')).toBe('reply');
  expect(groupOf('/material/word')).toBe('content');
  expect(groupOf('/vip/userGroup')).toBe('sending');
  expect(groupOf('/schedule/day')).toBe('schedules');
  expect(groupOf('/aibot/customchat')).toBe('ai');
  expect(groupOf('/group/room')).toBe('people');
  expect(groupOf('/vip/rssNews')).toBe('advanced');
  expect(groupOf('/custom/gptChat')).toBe('custom');
});

it('folds a group of many pages into one line, and leaves hidden pages out', () => {
  expect(linesOf(advanced).at(-1)).toMatchObject({
    label: 'Advanced',
    entries: [{ href: '/vip/privateForward' }, { href: '/vip/rssNews' }],
  });
});

// The specification, section 2: items flagged for membership or custom rights show a badge.
it('shows the badge that all pages of a group have once, on the group', () => {
  const [fold] = linesOf(advanced).filter((line) => 'entries' in line);
  expect(fold?.badge).toBe('member');
  expect(fold?.entries.map(({ badge }) => badge)).toEqual([undefined, undefined]);
});

it('shows the badge of a page that alone needs a membership on its own line', () => {
  const [fold] = linesOf(content).filter((line) => 'entries' in line);
  expect(fold?.badge).toBeUndefined();
  expect(fold?.entries.map(({ badge }) => badge)).toEqual(['member', undefined]);
});

it.each(['/vip/userGroup', '/material/h5', '/wechat/log', '/schedule/customContent'])(
  'marks %s as for members, since it asks for a membership',
  (path) => {
    expect(ROUTES.find((route) => route.path === path)?.badge).toBe('member');
  },
);

it('lists the mass send on the first level, with its badge', () => {
  expect(linesOf(advanced)[0]).toMatchObject({ href: '/vip/userGroup', badge: 'member' });
});

it('shows a group that is not folded under its title, and lines without one together', () => {
  const groups = menuOf([...content, ...advanced, ...people], 'en', () => null);
  expect(groups.map(({ title, entries }) => [title, entries.map(({ label }) => label)])).toEqual([
    [undefined, ['Materials', 'userGroup']],
    ['Friends and groups', ['friends', 'rooms']],
    [undefined, ['Advanced']],
  ]);
});

it('marks the line of a page, and the line of a folded group with what is in it', () => {
  const [group] = menuOf(
    menuRoutes(undefined, advanced),
    'en',
    () => null,
    (routes) => routes.map(({ path }) => path).join(' '),
  );
  expect(group?.entries.at(-1)).toMatchObject({
    mark: '/vip/privateForward /vip/rssNews',
    entries: [{ mark: '/vip/privateForward' }, { mark: '/vip/rssNews' }],
  });
});
