import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What a list shows of its rows; what is left out is the list's own default. */
interface Shown<Filter, Sort> {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly filter?: Filter | undefined;
}

/** The props by which a list leaves to its page what it shows; each list has some of them. */
export interface AddressedProps<Filter, Sort> extends Shown<Filter, Sort> {
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly onSearchChange?: ((search: string) => void) | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
  readonly onFilterChange?: ((filter: Filter) => void) | undefined;
}

/** What else than page and search the address of a list may have. */
export interface AddressNames<Filter, Sort> {
  /** The fields of its filter. */
  readonly filters?: readonly (keyof Filter & string)[];
  /** Its orders. */
  readonly sorts?: readonly Sort[];
}

function readShown<Filter, Sort>(
  query: string,
  { filters = [], sorts = [] }: AddressNames<Filter, Sort>,
): Shown<Filter, Sort> {
  const address = new URLSearchParams(query);
  const valueOf = (name: string) => address.get(name) ?? undefined;
  const filter = filters.filter((name) => address.has(name)).map((name) => [name, valueOf(name)]);
  return {
    page: address.has('page') ? Number(valueOf('page')) : undefined,
    // The links of the product have it by this name.
    search: valueOf('name'),
    sort: sorts.find((sort) => sort === valueOf('sort')),
    // An address may have anything: a list filters nothing by what is none of its choices.
    filter: filter.length > 0 ? (Object.fromEntries(filter) as Filter) : undefined,
  };
}

/** What a list shows as the query of an address: only what somebody chose. */
function queryOf({ page = 1, search, sort, filter }: Shown<unknown, unknown>): string {
  const values = { page: page === 1 ? '' : page, name: search, sort, ...(filter ?? {}) };
  const chosen = Object.entries(values).filter(([, value]) => (value ?? '') !== '');
  const query = new URLSearchParams(
    chosen.map(([name, value]) => [name, String(value)]),
  ).toString();
  return query && `?${query}`;
}

/** Changes the address of a page unless another one is on its way. */
function replaceAddress(pathname: string, query: string): void {
  if (window.location.pathname !== pathname) return;
  try {
    history.replaceState(history.state, '', pathname + query);
  } catch {
    // Safari refuses more than a hundred in half a minute, and the next one has all that this one would have had.
  }
}

/**
 * Has in the address of a page what its list shows, so that a reload, Back and a link find it again. It replaces the entry of
 * the history, so that Back leads to the page before, and does so behind the router, whose guard would ask the server
 * while somebody types.
 */
export function useListAddress<Filter, Sort>(
  names: AddressNames<Filter, Sort>,
): AddressedProps<Filter, Sort> {
  const { pathname, search: query } = useLocation();
  const [opened] = useState(() => readShown(query, names));
  const [shown, setShown] = useState(opened);
  useEffect(() => {
    if (shown !== opened) replaceAddress(pathname, queryOf(shown));
  }, [shown, opened, pathname]);
  const show = (next: Shown<Filter, Sort>) => setShown((now) => ({ ...now, ...next }));
  return {
    ...shown,
    onPageChange: (page) => show({ page }),
    onSearchChange: (search) => show({ search }),
    onSortChange: (sort) => show({ sort }),
    onFilterChange: (filter) => show({ filter }),
  };
}
