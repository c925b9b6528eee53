import { withChoice, type PaletteItem } from '@chatdeck/ui/palette';
import { useState } from 'react';
import { draftStorage } from './draft-storage';
import { readChoices } from './recent-choices';

const keyOf = (userId: string) => `cd:palette:${userId}`;

/** What this account chose lately in the command palette of this tab. */
export function useRecentChoices(userId: string) {
  const [recent, setRecent] = useState(() => readChoices(draftStorage.getItem(keyOf(userId))));
  const onChoose = (chosen: PaletteItem) => {
    const next = withChoice(recent, chosen);
    setRecent(next);
    draftStorage.setItem(keyOf(userId), JSON.stringify(next));
  };
  return { recent, onChoose };
}
