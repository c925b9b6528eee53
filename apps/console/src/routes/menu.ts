import type { Locale, Text } from '@chatdeck/sdk/constants';
import { MENU_GROUPS, type MenuGroupName, type RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

const GROUP_TITLES: Readonly<Record<MenuGroupName, Text | undefined>> = {
  home: undefined,
  robot: { 'zh-CN': '机器人', en: 'Robot' },
  content: { 'zh-CN': '内容与触达', en: 'Content' },
  people: { 'zh-CN': '对话', en: 'People' },
  custom: { 'zh-CN': '定制中心', en: 'Custom centre' },
  account: { 'zh-CN': '账号', en: 'Account' },
};

/** The sidebar's groups and pages, from the route table. */
export function menuOf<Icon>(locale: Locale, iconOf: (route: RouteEntry) => Icon) {
  return MENU_GROUPS.map((group) => ({
    title: GROUP_TITLES[group]?.[locale],
    entries: ROUTES.filter((route) => route.menu === group).map((route) => ({
      name: route.name,
      href: route.path,
      label: route.title[locale],
      icon: iconOf(route),
      badge: route.badge,
    })),
  }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (title ? { title, entries } : { entries }));
}
