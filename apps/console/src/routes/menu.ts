import type { UserInfo } from '@chatdeck/sdk';
import { type Locale, type Text, textIn } from '@chatdeck/sdk/constants';
import type { MenuEntry, MenuFold, MenuGroup } from '@chatdeck/ui/shell';
import type { ReactNode } from 'react';
import { mayOperate, maySeeCustom } from '../guard/guard';
import type { IconName } from './icons';
import { MENU_GROUPS, type MenuGroupName, type RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

/** How a group is shown: its pages under its title, or folded into a line with its title and icon. */
interface GroupLook {
  readonly title?: Text;
  readonly fold?: IconName;
}

export const GROUP_LOOKS: Readonly<Record<MenuGroupName, GroupLook>> = {
  home: {},
  reply: { title: { 'zh-CN': '回复', en: 'Replies' } },
  content: { title: { 'zh-CN': '素材库', en: 'Materials' }, fold: 'materials' },
  sending: { title: { 'zh-CN': '发送', en: 'Sending' } },
  schedules: { title: { 'zh-CN': '定时任务', en: 'Schedules' }, fold: 'schedule' },
  ai: { title: { 'zh-CN': 'GPT 对话配置', en: 'GPT dialogues' }, fold: 'dialogue' },
  people: { title: { 'zh-CN': '好友和群', en: 'Friends and groups' } },
  advanced: { title: { 'zh-CN': '高级功能', en: 'Advanced' }, fold: 'advanced' },
  custom: { title: { 'zh-CN': '定制中心', en: 'Custom centre' }, fold: 'custom' },
  account: { title: { 'zh-CN': '账号', en: 'Account' }, fold: 'account' },
};

type IconOf = (name: IconName | undefined) => ReactNode;
/** What stands at the end of the line of some pages. */
type MarkOf = (routes: readonly RouteEntry[]) => ReactNode;

const unmarked: MarkOf = () => undefined;

/** The pages that the sidebar lists for a user; those of the custom centre and of operators by their rights. */
export const menuRoutes = (
  user: UserInfo | undefined,
  routes: readonly RouteEntry[] = ROUTES,
): readonly RouteEntry[] =>
  routes.filter(
    ({ menu, parent, name }) =>
      menu &&
      (parent !== 'custom' || maySeeCustom(user, name)) &&
      (name !== 'operator' || mayOperate(user)),
  );

/** The page that the sidebar highlights: the current one, or the first of its section if it is not listed. */
export const highlighted = (
  route: RouteEntry | undefined,
  routes: readonly RouteEntry[] = ROUTES,
): RouteEntry | undefined =>
  route?.menu || !route?.parent
    ? route
    : routes.find(({ menu, parent }) => menu && parent === route.parent);

/** Groups the listed pages for the sidebar; neighbours without a title of their own stand together. */
export function menuOf(
  routes: readonly RouteEntry[],
  locale: Locale,
  iconOf: IconOf,
  markOf: MarkOf = unmarked,
): readonly MenuGroup[] {
  const toEntry = (route: RouteEntry): MenuEntry => ({
    name: route.name,
    href: route.path,
    label: textIn(route.title, locale),
    icon: iconOf(route.icon),
    badge: route.badge,
    mark: markOf([route]),
  });
  return MENU_GROUPS.reduce<readonly MenuGroup[]>((shown, name) => {
    const pages = routes.filter(({ menu }) => menu === name);
    const { title, fold } = GROUP_LOOKS[name];
    const entries = pages.map(toEntry);
    const label = textIn(title, locale) ?? '';
    if (fold !== undefined && pages.length > 0) {
      const line = { name, label, icon: iconOf(fold), mark: markOf(pages) };
      return withLines(shown, [{ ...line, ...badgesOf(entries) }]);
    }
    // A title above one line would only say it twice.
    return entries.length > 1 && label !== ''
      ? [...shown, { title: label, entries }]
      : withLines(shown, entries);
  }, []);
}

/** Adds lines without a title to the untitled group at the end, or begins one. */
function withLines(shown: readonly MenuGroup[], lines: MenuGroup['entries']): readonly MenuGroup[] {
  const last = shown.at(-1);
  if (lines.length === 0) return shown;
  return last && last.title === undefined
    ? [...shown.slice(0, -1), { entries: [...last.entries, ...lines] }]
    : [...shown, { entries: lines }];
}

/**
 * The badges of a folded group. The specification (section 2) gives one to every item for members or custom rights: in a
 * group where all are such, it stands once, on the group; in a mixed group each of them has its own.
 */
function badgesOf(entries: readonly MenuEntry[]): Pick<MenuFold, 'badge' | 'entries'> {
  const [badge, ...others] = new Set(entries.map((entry) => entry.badge));
  if (badge === undefined || others.length > 0) return { entries };
  return { badge, entries: entries.map((entry) => ({ ...entry, badge: undefined })) };
}
