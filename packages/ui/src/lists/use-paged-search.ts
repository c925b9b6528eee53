import { useEffect, useState } from 'react';

/** Which part of a list is asked for. */
export interface PagedSearch {
  /** What stands in the search field. */
  readonly word: string;
  readonly onSearchChange: (word: string) => void;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly pageSize: number;
  /** What the list is asked with. */
  readonly query: { readonly name?: string; readonly current: number; readonly pageSize: number };
}

/** A search word and a page; a new word starts at the first page. The first word is none, or what a link came with. */
export function usePagedSearch(pageSize: number, firstWord = ''): PagedSearch {
  const [word, setWord] = useState(firstWord);
  const [page, setPage] = useState(1);
  const name = useDebounced(word.trim());
  const onSearchChange = (changed: string) => {
    setWord(changed);
    setPage(1);
  };
  const query = { ...(name !== '' && { name }), current: page, pageSize };
  return { word, onSearchChange, page, onPageChange: setPage, pageSize, query };
}

/** The value once it has stood still for a while, so that typing asks the server once. */
export function useDebounced<T>(value: T, ms = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
