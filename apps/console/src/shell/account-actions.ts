import { type Locale, textIn, tableIn } from '@chatdeck/sdk/constants';
import type { MenuAction } from '@chatdeck/ui/shell';
import {
  Crown,
  KeyRound,
  Languages,
  LogOut,
  MonitorSmartphone,
  Moon,
  ReceiptText,
  Sun,
  UserRound,
} from 'lucide-react';
import { toggleLocale, toggleScheme, type Preferences } from '../preferences/preferences';
import { ROUTES } from '../routes/route-table';

const TEXTS = {
  'zh-CN': { language: '切换到英文', dark: '切换到深色', light: '切换到浅色', logOut: '退出登录' },
  en: {
    language: 'Switch to Chinese',
    dark: 'Switch to dark',
    light: 'Switch to light',
    logOut: 'Log out',
  },
} as const;

/** The pages of the account that its menu leads to; they are named as in the sidebar. */
const PAGES = [
  { name: 'userInfo', icon: UserRound },
  { name: 'oapi', icon: KeyRound },
  { name: 'memberMain', icon: Crown },
  { name: 'memberOrder', icon: ReceiptText },
  { name: 'userSessions', icon: MonitorSmartphone },
] as const;

/** What the menu of the account offers: its pages, language and scheme, and logging out. */
export function accountActions(
  locale: Locale,
  scheme: Preferences['scheme'],
  onFollow: (href: string) => void,
  onLogOut: () => void,
): readonly MenuAction[] {
  const t = tableIn(TEXTS, locale);
  const isDark = scheme === 'dark';
  const pages = PAGES.flatMap(({ name, icon }) => {
    const route = ROUTES.find((entry) => entry.name === name);
    if (route === undefined) return [];
    const { path, title } = route;
    return [{ id: name, label: textIn(title, locale), icon, onAction: () => onFollow(path) }];
  });
  return [
    ...pages,
    { id: 'language', label: t.language, icon: Languages, onAction: toggleLocale },
    {
      id: 'scheme',
      label: isDark ? t.light : t.dark,
      icon: isDark ? Sun : Moon,
      onAction: toggleScheme,
    },
    { id: 'logOut', label: t.logOut, icon: LogOut, onAction: onLogOut },
  ];
}
