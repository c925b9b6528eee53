import { useCallback, useEffect, useState } from 'react';
import type { SearchProps } from './list-props';
import { useHostState } from './use-host-state';
import { useLatest } from './use-latest';

/** The search word and page of a list. */
export interface PagedSearch {
  /** The text of the search field. */
  readonly word: string;
  /** It and `onPageChange` stay the same functions. */
  readonly onSearchChange: (word: string) => void;
  readonly page: number;
  /** Does nothing if that page is shown. */
  readonly onPageChange: (page: number) => void;
  readonly pageSize: number;
  /** The search word once typing has paused; undefined if there is none. */
  readonly search: string | undefined;
  /** The query for the server, with the debounced search word. */
  readonly query: { readonly name?: string; readonly current: number; readonly pageSize: number };
}

/** The largest page of a call. */
const MOST_ROWS = 100;

/**
 * State of a search word and a page, of the host's where it has them; a new word resets to the first page. `firstPage`
 * preselects a page.
 */
export function usePagedSearch(
  ownPageSize: number,
  host: SearchProps = {},
  firstPage = 1,
): PagedSearch {
  const { initialSearch = '' } = host;
  const [word, setWord] = useHostState(host.search, initialSearch, host.onSearchChange);
  const [givenPage, setPage] = useHostState(host.page, firstPage, host.onPageChange);
  // An address may have anything.
  const page = within(givenPage, Infinity);
  const pageSize = within(host.pageSize ?? ownPageSize, MOST_ROWS);
  const name = useDebounced(word.trim());
  const latest = useLatest({ page, setWord, setPage });
  const onPageChange = useCallback(
    (next: number) => {
      if (next !== latest.current.page) latest.current.setPage(next);
    },
    [latest],
  );
  const onSearchChange = useCallback(
    (changed: string) => {
      latest.current.setWord(changed);
      onPageChange(1);
    },
    [latest, onPageChange],
  );
  const query = { ...(name !== '' && { name }), current: page, pageSize };
  return { word, onSearchChange, page, onPageChange, pageSize, search: query.name, query };
}

const within = (count: number, most: number) =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 1), most) : 1;

/** The value once it has been stable for `ms`, so that typing causes a single request. */
export function useDebounced<T>(value: T, ms = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
