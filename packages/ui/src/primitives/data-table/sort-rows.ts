import type { Column, Sort } from './column';

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
