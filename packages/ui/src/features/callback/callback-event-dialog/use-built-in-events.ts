import { useMemo } from 'react';
import { siteApi } from '#store/site.api.ts';

/** A select draws all of its choices, so it is given no more than one can be found among. */
const MOST_CHOICES = 300;

/** The built-in events of this server. The stored address stays a choice where the server no longer lists it. */
export function useBuiltInEvents(stored: string) {
  const { data, isError, isFetching, refetch } = siteApi.useCallbackEventsQuery();
  // An address is chosen, so it is one choice, however often a server lists it.
  const events = useMemo(
    () => new Map(data?.list.map((event) => [event.postUrl, event] as const)),
    [data],
  );
  const items = [...events.values()]
    .slice(0, MOST_CHOICES)
    .map(({ postUrl, name }) => ({ id: postUrl, label: name }));
  const addresses = useMemo(() => data?.list.map(({ postUrl }) => postUrl), [data]);
  const isKnown = stored === '' || items.some(({ id }) => id === stored);
  return {
    items: isKnown ? items : [...items, { id: stored, label: stored }],
    /** What a rule may call; undefined until the list is here. */
    addresses,
    description: events.get(stored)?.description,
    isLoading: data === undefined && isFetching,
    isFailed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
