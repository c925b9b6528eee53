import { useMemo } from 'react';
import { isNotInSession } from '#context/call-error.ts';
import { siteApi } from '#store/site.api.ts';

/** A select renders all of its items; a longer list would be impractical to search. */
const MOST_CHOICES = 300;

/** The built-in events of this server. The stored address remains a choice if the server no longer lists it. */
export function useBuiltInEvents(stored: string) {
  const { data, error, isError, isFetching, refetch } = siteApi.useCallbackEventsQuery();
  // The user chooses an address, so duplicates are merged into one choice.
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
    /** The addresses that a rule may call; undefined until the list has loaded. */
    addresses,
    description: events.get(stored)?.description,
    isLoading: data === undefined && isFetching,
    isNotInSession: isNotInSession(error),
    isFailed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
