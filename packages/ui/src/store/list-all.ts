import type { CallOptions, Result } from '@chatdeck/sdk';

/** The largest page of a call, and the most pages that are fetched. */
const PAGE = 100;
const MOST_PAGES = 20;

interface PageNumber {
  readonly current: number;
  readonly pageSize: number;
}

/** The rows of a page, and how many there are on all pages. */
export interface Page<Row> {
  readonly count: number;
  readonly list: readonly Row[];
}

/** Fetches all pages of a list that is shown as a whole. Fails if one of them fails. */
export async function listAll<Row>(
  list: (page: PageNumber, options: CallOptions) => Promise<Result<Page<Row>>>,
  options: CallOptions,
): Promise<Result<Page<Row>>> {
  const first = await list({ current: 1, pageSize: PAGE }, options);
  if (!first.ok) return first;
  // A server that ignores the size of a page has sent them all.
  if (first.data.list.length >= first.data.count) return first;
  const pages = Math.min(Math.ceil(first.data.count / PAGE), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      list({ current: at + 2, pageSize: PAGE }, options),
    ),
  );
  const rows = [first, ...others].flatMap((page) => (page.ok ? page.data.list : []));
  return others.find(({ ok }) => !ok) ?? { ...first, data: { ...first.data, list: rows } };
}
