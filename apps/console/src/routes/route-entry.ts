import type { Text } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { IconName } from './icons';

/** What people do, in the order of the sidebar. */
export const MENU_GROUPS = [
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
] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** What an account needs to use all of a page, shown as a badge in the sidebar. */
export type RouteBadge = 'member' | 'custom';

/** One page of the console. */
export interface RouteEntry {
  readonly path: string;
  /** The route's name in the specification, used by the guard and by custom rights. */
  readonly name: string;
  readonly title: Text;
  /** The section of the page, such as `wechat`; public pages have none. */
  readonly parent?: string;
  /** Its group in the sidebar; a page without one is reachable but not listed. */
  readonly menu?: MenuGroupName;
  /** The sidebar group of its section, for the breadcrumb; hidden pages have it as well. */
  readonly group?: MenuGroupName;
  readonly icon?: IconName;
  readonly badge?: RouteBadge;
  /** Its list has the rows of all pages of its group, and its count is that of the group. */
  readonly isWhole?: true;
  /** The layout of a public page. By default the public or the console's layout, depending on its access. */
  readonly frame?: RouteFrame;
  /** Loads its code. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * `docs`: the documentation's layout. `bare`: the page has its own. `either`: the console's for whoever is logged in,
 * otherwise the public one.
 */
export type RouteFrame = 'docs' | 'bare' | 'either';

/** What the pages of a section share. */
interface Section {
  /** The first segment of their addresses; empty for pages at the root. */
  readonly name: string;
  readonly menu?: MenuGroupName;
  readonly badge?: RouteBadge;
  readonly frame?: RouteFrame;
}

interface PageOfSection extends Pick<RouteEntry, 'name' | 'icon' | 'badge' | 'isWhole' | 'load'> {
  /** The rest of the address: `index` for `/wechat/index`. */
  readonly path: string;
  readonly zh: string;
  readonly en: string;
  /** Reachable, but not in the sidebar. */
  readonly isHidden?: true;
  /** Another group than its section's. */
  readonly menu?: MenuGroupName;
  /** Another layout than its section's. */
  readonly frame?: RouteFrame;
}

/** The pages of one section, in sidebar order; the section itself redirects to the first. */
export const section = (shared: Section, pages: readonly PageOfSection[]): readonly RouteEntry[] =>
  pages.map(({ path, zh, en, isHidden, menu = shared.menu, ...page }) => ({
    ...(shared.badge && { badge: shared.badge }),
    ...(shared.frame && { frame: shared.frame }),
    ...page,
    path: shared.name ? `/${shared.name}/${path}` : `/${path}`,
    title: { 'zh-CN': zh, en },
    ...(shared.name && { parent: shared.name }),
    ...(menu && { group: menu }),
    ...(menu && !isHidden && { menu }),
  }));
