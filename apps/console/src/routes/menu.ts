import type { UserInfo } from '@chatdeck/sdk';
import type { Locale, Text } from '@chatdeck/sdk/constants';
import type { MenuEntry, MenuFold, MenuGroup } from '@chatdeck/ui/shell';
import type { ReactNode } from 'react';
import { maySeeCustom } from '../guard/guard';
import type { IconName } from './icons';
import { MENU_GROUPS, type MenuGroupName, type RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

export const GROUP_TITLES: Readonly<Record<MenuGroupName, Text | undefined>> = {
  home: undefined,
  robot: { 'zh-CN': '机器人', en: 'Robot' },
  reply: { 'zh-CN': '回复', en: 'Replies' },
  content: { 'zh-CN': '内容与发送', en: 'Content and sending' },
  people: { 'zh-CN': 'AI 与联系人', en: 'AI and people' },
  more: { 'zh-CN': '更多功能', en: 'More' },
  account: { 'zh-CN': '账号', en: 'Account' },
};

type IconOf = (name: IconName | undefined) => ReactNode;
/** What stands at the end of the line of some pages. */
type MarkOf = (routes: readonly RouteEntry[]) => ReactNode;

const unmarked: MarkOf = () => undefined;

/** The pages that the sidebar lists for a user; those of the custom centre according to their rights. */
export const menuRoutes = (
  user: UserInfo | undefined,
  routes: readonly RouteEntry[] = ROUTES,
): readonly RouteEntry[] =>
  routes.filter(
    ({ menu, parent, name }) => menu && (parent !== 'custom' || maySeeCustom(user, name)),
  );

/** The page that the sidebar highlights: the current one, or the first of its section if it is not listed. */
export const highlighted = (
  route: RouteEntry | undefined,
  routes: readonly RouteEntry[] = ROUTES,
): RouteEntry | undefined =>
  route?.menu || !route?.parent
    ? route
    : routes.find(({ menu, parent }) => menu && parent === route.parent);

/** Groups the listed pages for the sidebar. */
export function menuOf(
  routes: readonly RouteEntry[],
  locale: Locale,
  iconOf: IconOf,
  markOf: MarkOf = unmarked,
): readonly MenuGroup[] {
  return MENU_GROUPS.flatMap((group) => {
    const entries = linesOf(
      routes.filter(({ menu }) => menu === group),
      locale,
      iconOf,
      markOf,
    );
    const title = GROUP_TITLES[group]?.[locale];
    return entries.length === 0 ? [] : [{ ...(title && { title }), entries }];
  });
}

/** One line per page; the pages of a foldable section share a line at the position of the first. */
function linesOf(routes: readonly RouteEntry[], locale: Locale, iconOf: IconOf, markOf: MarkOf) {
  const toEntry = (route: RouteEntry): MenuEntry => ({
    name: route.name,
    href: route.path,
    label: route.title[locale],
    icon: iconOf(route.icon),
    badge: route.badge,
    mark: markOf([route]),
  });
  return routes.flatMap((route): (MenuEntry | MenuFold)[] => {
    const { fold, parent = '' } = route;
    if (!fold) return [toEntry(route)];
    const section = routes.filter((other) => other.fold && other.parent === parent);
    if (section[0] !== route) return [];
    const badges = new Set(section.map(({ badge }) => badge));
    return [
      {
        name: parent,
        label: fold.title[locale],
        icon: iconOf(fold.icon),
        badge: badges.size === 1 ? route.badge : undefined,
        mark: markOf(section),
        // A badge that all of them have stands on the line.
        entries: section.map((entry) =>
          badges.size === 1 ? { ...toEntry(entry), badge: undefined } : toEntry(entry),
        ),
      },
    ];
  });
}
