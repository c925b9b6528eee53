/** Which part of a list is asked for. */
export interface ListQuery {
  /** From 1. Default 1. */
  readonly page?: number | undefined;
  /** How many rows a page has. Default that of the list's own screen. */
  readonly pageSize?: number | undefined;
  /** What the names have to contain. Default everything. */
  readonly search?: string | undefined;
}

/** The props of a list with pages. */
export interface PageProps {
  /** The page that is shown, from 1, if the host has it, say in its address. */
  readonly page?: number | undefined;
  /** Called with a page that the user turns to, and with the last one once the shown page has no rows any more. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** How many rows a page has, 1 to 100. Default as many as fit the list. */
  readonly pageSize?: number | undefined;
}

/** The props of a list with pages and a search. */
export interface SearchProps extends PageProps {
  /** The initial search text, such as the name from a link. Default empty. */
  readonly initialSearch?: string | undefined;
  /** The search text, if the host has it. The page is 1 again with each other text, and `onPageChange` says so. */
  readonly search?: string | undefined;
  readonly onSearchChange?: ((search: string) => void) | undefined;
}

/** The props of a list that stands in the page of a host. */
export interface HeaderProps {
  /** Shows title and explanation; false if the page has its own. What can be done stays. Default true. */
  readonly hasHeader?: boolean | undefined;
}

/** The props of a list that can be sorted. */
export interface SortProps<Sort> {
  /** The order, if the host has it. */
  readonly sort?: Sort | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
}

/** The props of a list that can be filtered by more than the search text. */
export interface FilterProps<Filter> {
  /**
   * What is shown of the list, if the host has it, say in its address; what it leaves out filters nothing. The page is 1
   * again with each other filter that the user chooses, and `onPageChange` says so.
   */
  readonly filter?: Filter | undefined;
  /** Called with the whole filter as it is to become. */
  readonly onFilterChange?: ((filter: Filter) => void) | undefined;
}

/** The props of a list whose rows can be selected. */
export interface SelectionProps {
  /**
   * The ids of the selected rows, on all pages, if the host has them. Rules have no ids of their own: theirs are those of
   * `ruleIds(rows)`, of `@chatdeck/ui/hooks`.
   */
  readonly selection?: readonly string[] | undefined;
  readonly onSelectionChange?: ((ids: readonly string[]) => void) | undefined;
}

/** What the `ref` of a list is. */
export interface ListHandle {
  /** Loads anew what the list shows, and nothing else. */
  readonly refresh: () => void;
}
