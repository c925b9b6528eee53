import { useEffect, useState } from 'react';

/** The search word and page of a list. */
export interface PagedSearch {
  /** The text of the search field. */
  readonly word: string;
  readonly onSearchChange: (word: string) => void;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly pageSize: number;
  /** The query for the server, with the debounced search word. */
  readonly query: { readonly name?: string; readonly current: number; readonly pageSize: number };
}

/**
 * State of a search word and a page; a new word resets to the first page. `firstWord` preselects a word, for example
 * from a link, and `firstPage` a page.
 */
export function usePagedSearch(pageSize: number, firstWord = '', firstPage = 1): PagedSearch {
  const [word, setWord] = useState(firstWord);
  const [page, setPage] = useState(firstPage);
  const name = useDebounced(word.trim());
  const onSearchChange = (changed: string) => {
    setWord(changed);
    setPage(1);
  };
  const query = { ...(name !== '' && { name }), current: page, pageSize };
  return { word, onSearchChange, page, onPageChange: setPage, pageSize, query };
}

/** The value once it has been stable for `ms`, so that typing causes a single request. */
export function useDebounced<T>(value: T, ms = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
