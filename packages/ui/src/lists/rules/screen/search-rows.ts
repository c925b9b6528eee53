import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { RowAt, Rows } from '../rows/row-changes';

/** Whether a string inside a stored value contains a word, which is in lower case. */
function contains(value: Json, word: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(word);
  if (Array.isArray(value)) return value.some((item) => contains(item, word));
  return isJsonObject(value) && Object.values(value).some((item) => contains(item, word));
}

/** The rows that contain a word, each with its index in the whole list. */
export function searchRows(rows: Rows, word: string | undefined): RowAt[] {
  const all = rows.map((row, at) => ({ row, at }));
  const wanted = word?.toLowerCase();
  if (!wanted) return all;
  return all.filter(({ row }) => contains(row.stored, wanted));
}
