import type { UserInfo } from '@chatdeck/sdk';
import { CommandPaletteButton, type PaletteItem, withChoice } from '@chatdeck/ui/palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../preferences/preferences';
import { palettePages } from '../routes/palette-pages';
import { draftStorage } from './draft-storage';
import { readChoices } from './recent-choices';

const keyOf = (userId: string) => `cd:palette:${userId}`;

/** What this account chose lately in the command palette of this tab. */
function useRecentChoices(userId: string) {
  const [recent, setRecent] = useState(() => readChoices(draftStorage.getItem(keyOf(userId))));
  const onChoose = (chosen: PaletteItem) => {
    const next = withChoice(recent, chosen);
    setRecent(next);
    draftStorage.setItem(keyOf(userId), JSON.stringify(next));
  };
  return { recent, onChoose };
}

/** The command palette over the pages of this user. */
export function SearchButton({ user }: { readonly user: UserInfo | undefined }) {
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const pages = useMemo(() => palettePages(user, locale), [user, locale]);
  const choices = useRecentChoices(user?.userId ?? '');
  return (
    <CommandPaletteButton pages={pages} {...choices} onFollow={(href) => void navigate(href)} />
  );
}
