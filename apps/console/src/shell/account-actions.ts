import { type Locale, textIn, tableIn } from '@chatdeck/sdk/constants';
import type { MenuAction } from '@chatdeck/ui/shell';
import {
  Crown,
  History,
  KeyRound,
  Languages,
  LogOut,
  MonitorSmartphone,
  Moon,
  ReceiptText,
  Sun,
  UserRound,
} from 'lucide-react';
import { setLocale, toggleScheme, type Preferences } from '../preferences/preferences';
import { ROUTES } from '../routes/route-table';

const TEXTS = {
  'zh-CN': { dark: '切换到深色', light: '切换到浅色', logOut: '退出登录' },
  en: {
    dark: 'Switch to dark',
    light: 'Switch to light',
    logOut: 'Log out',
  },
} as const;

/** What leads to another language is written in it. */
const OTHER_LANGUAGES = [
  { id: 'zh-CN', label: '切换到简体中文' },
  { id: 'zh-TW', label: '切換到繁體中文' },
  { id: 'en', label: 'Switch to English' },
] as const;

/** The pages of the account that its menu leads to; they are named as in the sidebar. */
const PAGES = [
  { name: 'userInfo', icon: UserRound },
  { name: 'oapi', icon: KeyRound },
  { name: 'memberMain', icon: Crown },
  { name: 'memberOrder', icon: ReceiptText },
  { name: 'userSessions', icon: MonitorSmartphone },
  { name: 'userActivity', icon: History },
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
    ...OTHER_LANGUAGES.filter(({ id }) => id !== locale).map(({ id, label }) => ({
      id,
      label,
      icon: Languages,
      onAction: () => setLocale(id),
    })),
    {
      id: 'scheme',
      label: isDark ? t.light : t.dark,
      icon: isDark ? Sun : Moon,
      onAction: toggleScheme,
    },
    { id: 'logOut', label: t.logOut, icon: LogOut, onAction: onLogOut },
  ];
}
