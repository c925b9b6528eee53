import { ilike, or, type Column, type SQL } from 'drizzle-orm';

/** Rows in which one of the columns contains the text, its `%`, `_` and `\` taken literally. */
export function contains(word: string | undefined, ...columns: Column[]): SQL | undefined {
  if (word === undefined || word === '') return undefined;
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
