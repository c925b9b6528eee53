import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { RowAt, Rows } from '../rows/row-changes';

/** All strings inside a stored value. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The rows that contain a word, each with its index in the whole list. */
export function searchRows(rows: Rows, word: string | undefined): RowAt[] {
  const all = rows.map((row, at) => ({ row, at }));
  const wanted = word?.toLowerCase();
  if (!wanted) return all;
  return all.filter(({ row }) =>
    textsIn(row.stored).some((text) => text.toLowerCase().includes(wanted)),
  );
}
