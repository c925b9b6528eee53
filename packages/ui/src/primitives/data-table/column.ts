import type { ReactNode } from 'react';
import type * as css from './data-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * The place in a card, that is up to 640 px: `main` is its title, `line` a line labelled with the header, `hidden`
   * is omitted. Default `line`.
   */
  readonly narrow?: 'main' | 'line' | 'hidden';
  /** Omitted in a table that has no room for it, beside a sidebar on a small window; a card shows it. */
  readonly isWideOnly?: boolean;
  readonly width?: keyof typeof css.width;
  readonly align?: 'start' | 'end';
  readonly isTabular?: boolean;
  /** The sort key; without it the column is not sortable. */
  readonly sortBy?: (row: Row) => string | number;
}

/** The column and direction of sorting. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Sorts the rows stably; texts by the collation of the language. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  // Computes each row's key once instead of at every comparison.
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort(({ key: one }, { key: other }) =>
    typeof one === 'number' && typeof other === 'number'
      ? sign * (one - other)
      : sign * compare(String(one), String(other)),
  );
  return keyed.map(({ row }) => row);
}

/** Ascending first, then alternating. */
export const nextSort = (sort: Sort | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
