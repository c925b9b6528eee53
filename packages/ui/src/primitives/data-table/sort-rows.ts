import type { Column, Sort } from './column';

/** The rows in the order that is asked for; equal ones stay as they were. Words go by the language. */
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
  // The key of each row is asked for once, not at every comparison.
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort(({ key: one }, { key: other }) =>
    typeof one === 'number' && typeof other === 'number'
      ? sign * (one - other)
      : sign * compare(String(one), String(other)),
  );
  return keyed.map(({ row }) => row);
}

/** Up first, then down, then up again. */
export const nextSort = (sort: Sort | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
