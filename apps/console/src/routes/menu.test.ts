import { buildUser } from '@chatdeck/sdk/testing';
import { expect, it } from 'vitest';
import { menuOf, menuRoutes } from './menu';
import { section } from './route-entry';

const load = () => Promise.resolve(() => null);
const page = (name: string) => ({ path: name, name, zh: name, en: name, load });
const custom = section({ name: 'custom', menu: 'more', badge: 'custom' }, [
  page('gptChat'),
  page('moreNews'),
]);
const advanced = section(
  {
    name: 'vip',
    menu: 'more',
    badge: 'member',
    fold: { title: { 'zh-CN': '高级功能', en: 'Advanced' }, icon: 'advanced' },
  },
  [
    page('userGroup'),
    page('rssNews'),
    { ...page('secret'), isHidden: true },
    { ...page('massSend'), menu: 'content' },
  ],
);
const withRights = (...router: string[]) => ({ ...buildUser(), customRole: { router } });

it('lists the custom centre only for those who have rights, and of it what they name', () => {
  const names = (...rights: string[]) =>
    menuRoutes(withRights(...rights), custom).map(({ name }) => name);
  expect(names()).toEqual([]);
  expect(names('moreNews', 'elsewhere')).toEqual(['moreNews']);
  expect(menuOf(menuRoutes(withRights(), custom), 'zh-CN', () => null)).toEqual([]);
});

it('folds a section of many pages into one line, and leaves hidden pages out', () => {
  const group = menuOf(menuRoutes(undefined, advanced), 'en', () => null).at(-1);
  expect(group).toMatchObject({
    title: 'More',
    entries: [{ label: 'Advanced', badge: 'member', entries: [{ href: '/vip/userGroup' }, {}] }],
  });
});

it('shows a badge that a whole section has on its line alone', () => {
  const groups = menuOf(menuRoutes(undefined, advanced), 'en', () => null);
  const [fold] = groups.at(-1)?.entries ?? [];
  expect(fold && 'entries' in fold && fold.entries.map(({ badge }) => badge)).toEqual([
    undefined,
    undefined,
  ]);
});

it('gives a page of another group a line of its own there', () => {
  const [group] = menuOf(menuRoutes(undefined, advanced), 'en', () => null);
  expect(group).toMatchObject({
    title: 'Content and sending',
    entries: [{ label: 'massSend', badge: 'member', href: '/vip/massSend' }],
  });
});

it('marks the line of a page, and the line of a folded section with what is in it', () => {
  const group = menuOf(
    menuRoutes(undefined, advanced),
    'en',
    () => null,
    (routes) => routes.map(({ path }) => path).join(' '),
  ).at(-1);
  expect(group).toMatchObject({
    entries: [
      {
        mark: '/vip/userGroup /vip/rssNews',
        entries: [{ mark: '/vip/userGroup' }, { mark: '/vip/rssNews' }],
      },
    ],
  });
});
