import type { CallOptions } from './call';
import { unwrap, type Result } from './result';

/** A page of a list and the total number of items. */
interface Page<Item> {
  readonly count: number;
  readonly list: readonly Item[];
}
/** The page that a call requests; `current` counts from 1. */
export interface PageNumber {
  readonly current: number;
  readonly pageSize: number;
}

export interface EachOptions extends CallOptions {
  /** How many items to fetch at a time. Default 100, the server's maximum. */
  readonly pageSize?: number;
}
const LARGEST_PAGE = 100;

/**
 * Every item of a paged list, page after page, each fetched when the loop gets there:
 * `for await (const friend of eachItem(client.contact.list)) …`, or with a filter
 * `eachItem((page, options) => client.contact.list({ name, ...page }, options))`.
 * An item that moves to another page meanwhile may come twice or not at all, as with any paging by number.
 * @throws ApiError, SessionExpiredError and the transport's errors, like `unwrap()`.
 */
export async function* eachItem<Item>(
  list: (page: PageNumber, options: CallOptions) => Promise<Result<Page<Item>>>,
  { pageSize = LARGEST_PAGE, ...options }: EachOptions = {},
): AsyncGenerator<Item, void, void> {
  for (let current = 1; ; current += 1) {
    const page = unwrap(await list({ current, pageSize }, options));
    yield* page.list;
    if (page.list.length === 0 || current * pageSize >= page.count) return;
  }
}
