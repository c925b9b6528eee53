import type { Text } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { IconName } from './icons';

/** The menu groups, in the order of the sidebar. */
export const MENU_GROUPS = ['home', 'robot', 'content', 'people', 'custom', 'account'] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** What an account needs for all of a page; the badge in the sidebar says so. */
export type RouteBadge = 'member' | 'custom';

/** One page of the console. */
export interface RouteEntry {
  readonly path: string;
  /** The route's name in the specification; the guard and custom rights go by it. */
  readonly name: string;
  readonly title: Text;
  /** The section that the page is in, such as `wechat`; public pages are in none. */
  readonly parent?: string;
  /** Where it stands in the sidebar; a page without one is reachable but not listed. */
  readonly menu?: MenuGroupName;
  /** The line of the sidebar that opens to show it, for sections of many pages. */
  readonly fold?: RouteFold;
  readonly icon?: IconName;
  readonly badge?: RouteBadge;
  /** What stands around a page of the public site. Default the public or the console's frame, by its access. */
  readonly frame?: RouteFrame;
  /** Brings its code. */
  readonly load: () => Promise<ComponentType>;
}

/** `docs`: the documentation's layout. `bare`: the page brings all of it. */
export type RouteFrame = 'docs' | 'bare';

/** One line of the sidebar under which the pages of a section stand. */
export interface RouteFold {
  readonly title: Text;
  readonly icon: IconName;
}

/** What the pages of a section share. */
interface Section {
  /** The first part of their addresses; empty for pages that stand at the root. */
  readonly name: string;
  readonly menu?: MenuGroupName;
  readonly fold?: RouteFold;
  readonly badge?: RouteBadge;
  readonly frame?: RouteFrame;
}

interface PageOfSection extends Pick<RouteEntry, 'name' | 'icon' | 'badge' | 'load'> {
  /** The rest of the address, `index` for `/wechat/index`. */
  readonly path: string;
  readonly zh: string;
  readonly en: string;
  /** Reachable, and not in the sidebar. */
  readonly isHidden?: true;
}

/** The pages of one section, in the order of the sidebar; the section itself leads to the first. */
export const section = (shared: Section, pages: readonly PageOfSection[]): readonly RouteEntry[] =>
  pages.map(({ path, zh, en, isHidden, ...page }) => ({
    ...(shared.badge && { badge: shared.badge }),
    ...page,
    path: shared.name ? `/${shared.name}/${path}` : `/${path}`,
    title: { 'zh-CN': zh, en },
    ...(shared.name && { parent: shared.name }),
    ...(shared.menu && !isHidden && { menu: shared.menu }),
    ...(shared.fold && { fold: shared.fold }),
    ...(shared.frame && { frame: shared.frame }),
  }));
