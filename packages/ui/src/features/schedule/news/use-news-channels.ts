import { textIn } from '@chatdeck/sdk/constants';
import { NEWS_CATEGORIES } from '@chatdeck/sdk/news';
import { useMemo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { scheduleApi } from '#store/schedule.api.ts';

type ChannelId = string | number;

/** A select renders all of its items; a longer list would be impractical to search. */
const MOST_CHOICES = 300;

/**
 * The news categories that the server offers; the built-in ones if it cannot be reached. A stored category remains a
 * choice.
 */
export function useNewsChannels(stored: ChannelId) {
  const { locale } = useChatdeck();
  const { data } = scheduleApi.useNewsChannelsQuery();
  return useMemo(() => {
    const known = new Map<string, string>(
      NEWS_CATEGORIES.map(({ value, text }) => [String(value), textIn(text, locale)]),
    );
    const items: { id: ChannelId; label: string }[] = data
      ? data
          .slice(0, MOST_CHOICES)
          .map(({ colid, name }) => ({ id: colid, label: known.get(String(colid)) ?? name }))
      : NEWS_CATEGORIES.map(({ value, text }) => ({ id: value, label: textIn(text, locale) }));
    const isListed = stored === '' || items.some(({ id }) => id === stored);
    return isListed ? items : [...items, { id: stored, label: String(stored) }];
  }, [data, locale, stored]);
}
