import { ilike, like, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';

const DEFAULT_PAGE_SIZE = 10;

/** The page of a list that a query asks for. */
export function pageOf({ current = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery) {
  return { limit: pageSize, offset: (current - 1) * pageSize };
}

export interface PageQuery {
  readonly current?: number | undefined;
  readonly pageSize?: number | undefined;
}

/**
 * A page of a list, and how long the list is. A page that is not full tells that by itself, so that short lists, and
 * searches that find little, are read once.
 */
export async function countedPage<Row>(
  query: PageQuery,
  countAll: () => PromiseLike<number>,
  read: (page: ReturnType<typeof pageOf>) => PromiseLike<Row[]>,
): Promise<{ readonly count: number; readonly rows: Row[] }> {
  const page = pageOf(query);
  const rows = await read(page);
  const isEnd = rows.length < page.limit && (rows.length > 0 || page.offset === 0);
  return { count: isEnd ? page.offset + rows.length : await countAll(), rows };
}

/** Rows in which one of the columns contains the text, its `%`, `_` and `\` taken literally. */
export function contains(word: string | undefined, ...columns: Column[]): SQL | undefined {
  if (word === undefined || word === '') return undefined;
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  // A case-insensitive comparison takes several times as long, and most names have no cases.
  const matches = hasCases(word) ? ilike : like;
  return or(...columns.map((column) => matches(column, pattern)));
}

const hasCases = (text: string) => text.toLowerCase() !== text.toUpperCase();

/**
 * Rows whose column is among those of a query, which runs once. With `in`, PostgreSQL may run it again for each row until
 * the table is analysed, which takes seconds among some thousand rows.
 */
export const isAmong = (column: Column, rows: SQLWrapper): SQL =>
  sql`${column} = any(array${rows})`;

/**
 * Reads a list of any length in chunks, each starting after the last row of the previous one; the first may be empty. A
 * row that is added or deleted meanwhile may or may not be seen; no row is seen twice.
 */
export async function* inChunks<Row>(
  size: number,
  read: (last: Row | undefined, size: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const chunk = await read(last, size);
    yield chunk;
    last = chunk.length < size ? undefined : chunk.at(-1);
  } while (last !== undefined);
}
