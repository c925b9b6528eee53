import { useEffect, useMemo, useState } from 'react';
import { isNotInSession } from '#context/call-error.ts';
import type { OptionsStatus } from '#primitives/option-list/option-item.ts';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import type { SendTarget } from '#store/send-target.ts';
import { fromFound, type TargetItem } from './target.model';

/** The debounce before a search. */
const PAUSE_MS = 200;
const nobody: readonly TargetItem[] = [];

/**
 * Groups or friends whose name contains the text. The latest text wins: the request for an earlier one is aborted, and
 * its response is not shown even if it arrives.
 */
export function useNameSearch(kind: SendTarget['kind']) {
  const [searchRooms, rooms] = groupApi.useLazySearchGroupsQuery();
  const [searchFriends, friends] = contactApi.useLazySearchContactsQuery();
  // Nothing is fetched before the field is used.
  const [term, setTerm] = useState<string>();
  const [searched, setSearched] = useState<string>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (term === undefined) return undefined;
    let request: { abort: () => void } | undefined;
    const timer = setTimeout(() => {
      setSearched(term);
      request = kind === 'room' ? searchRooms(term) : searchFriends(term);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [term, kind, tries, searchRooms, searchFriends]);

  // `currentData` belongs to the current search; `data` belongs to the previous one until the response arrives.
  const { currentData, error, isFetching } = kind === 'room' ? rooms : friends;
  const items = useMemo(
    () => currentData?.map((found) => fromFound(kind, found)) ?? nobody,
    [kind, currentData],
  );
  const isWaiting =
    term !== searched || isFetching || (currentData === undefined && error === undefined);
  return {
    items,
    status: statusOf(isWaiting, error),
    onSearch: (typed: string) => setTerm(typed.trim()),
    onRetry: () => setTries((before) => before + 1),
  };
}

function statusOf(isWaiting: boolean, error: unknown): OptionsStatus {
  if (isNotInSession(error)) return 'notInSession';
  if (isWaiting) return 'loading';
  return error === undefined ? 'ready' : 'failed';
}
