import type { UserInfo } from '@chatdeck/sdk';
import { CommandPaletteButton } from '@chatdeck/ui/palette';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../preferences/preferences';
import { palettePages } from '../routes/palette-pages';
import { useRecentChoices } from './use-recent-choices';

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
