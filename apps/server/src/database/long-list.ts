import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { countedPage, isAmong, pageOf, type PageQuery } from './list-query';

/** A column that a list is sorted by, as its page is read from the start of the list and from its end. */
interface SortKey {
  readonly forward: SQL;
  readonly backward: SQL;
}

export const up = (column: Column): SortKey => ({ forward: asc(column), backward: desc(column) });
export const down = (column: Column): SortKey => ({ forward: desc(column), backward: asc(column) });

/** A list that may have many thousands of rows. */
interface LongList<Row> {
  readonly table: PgTable;
  readonly matches: SQL | undefined;
  /** What distinguishes the rows that match. */
  readonly id: Column;
  /** The last key is unique among the rows that match. An index of all keys and the id spares reading what is skipped. */
  readonly order: readonly SortKey[];
  /** Reads the rows that match and have one of these ids, in this order. */
  readonly rows: (hasId: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/**
 * A page of a long list, and how long the list is. However far the page is, at most half of the list is skipped, since it
 * is read from the nearer end; and what is skipped is only counted in an index, for the rows are looked up by their ids.
 */
export async function longPage<Row>(
  db: Database,
  query: PageQuery,
  { table, matches, id, order, rows }: LongList<Row>,
): Promise<{ readonly count: number; readonly rows: Row[] }> {
  const countAll = () => db.$count(table, matches);
  const read = (from: keyof SortKey, limit: number, offset: number) => {
    const ids = db
      .select({ id: sql`${id}` })
      .from(table)
      .where(matches)
      .orderBy(...order.map((key) => key[from]))
      .limit(limit)
      .offset(offset);
    return rows(
      isAmong(id, ids),
      order.map(({ forward }) => forward),
    );
  };
  const { limit, offset } = pageOf(query);
  if (offset === 0) return countedPage(query, countAll, () => read('forward', limit, 0));
  const count = await countAll();
  const size = Math.min(limit, count - offset);
  if (size <= 0) return { count, rows: [] };
  const behind = count - offset - size;
  const page = behind < offset ? read('backward', size, behind) : read('forward', size, offset);
  return { count, rows: await page };
}
