import { isJsonObject, type Json } from '@chatdeck/sdk/rules';
import type { RowAt, Rows } from '../rows/row-changes';

/** All words of a stored value. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The rows that have a word in them, each with its place among all of them. */
export function searchRows(rows: Rows, word: string | undefined): RowAt[] {
  const all = rows.map((row, at) => ({ row, at }));
  const wanted = word?.toLowerCase();
  if (!wanted) return all;
  return all.filter(({ row }) =>
    textsIn(row.stored).some((text) => text.toLowerCase().includes(wanted)),
  );
}
