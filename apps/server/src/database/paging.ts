const DEFAULT_PAGE_SIZE = 10;

/** The page of a list that a query asks for. */
export function pageOf({ current = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery) {
  return { limit: pageSize, offset: (current - 1) * pageSize };
}

export interface PageQuery {
  readonly current?: number | undefined;
  readonly pageSize?: number | undefined;
}
