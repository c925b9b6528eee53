import type { UserInfo } from '@chatdeck/sdk';
import { type Locale, textIn } from '@chatdeck/sdk/constants';
import {
  CommandPaletteButton,
  withChoice,
  type PaletteItem,
  type PalettePage,
} from '@chatdeck/ui/palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../preferences/preferences';
import { GROUP_LOOKS, menuRoutes } from '../routes/menu';
import { ROUTES } from '../routes/route-table';
import { tabStorage } from '../storage/browser-storage';
import { readChoices } from './recent-choices';

const keyOf = (userId: string) => `cd:palette:${userId}`;

/** This account's recent choices in the command palette, in this tab. */
function useRecentChoices(userId: string) {
  const [recent, setRecent] = useState(() => readChoices(tabStorage.getItem(keyOf(userId))));
  const onChoose = (chosen: PaletteItem) => {
    const next = withChoice(recent, chosen);
    setRecent(next);
    tabStorage.setItem(keyOf(userId), JSON.stringify(next));
  };
  return { recent, onChoose };
}

/** The command palette with the pages of this user. */
export function SearchButton({ user }: { readonly user: UserInfo | undefined }) {
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const pages = useMemo(() => palettePages(user, locale), [user, locale]);
  const choices = useRecentChoices(user?.userId ?? '');
  return (
    <CommandPaletteButton pages={pages} {...choices} onFollow={(href) => void navigate(href)} />
  );
}

/** The pages offered by the command palette: those of the sidebar, and the account settings. */
function palettePages(user: UserInfo | undefined, locale: Locale): readonly PalettePage[] {
  const account = ROUTES.filter(({ parent, menu }) => parent === 'user' && !menu);
  return [...menuRoutes(user), ...account].map(({ path, title, menu = 'account' }) => {
    const hint = textIn(GROUP_LOOKS[menu].title, locale);
    return {
      href: path,
      label: textIn(title, locale),
      keywords: `${title['zh-CN']} ${title.en}`,
      ...(hint !== undefined && { hint }),
    };
  });
}
