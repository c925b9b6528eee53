import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { RowAt } from '../rows/row-changes';

/** Whether a string inside a stored value contains a word, which is in lower case. */
function contains(value: Json, word: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(word);
  if (Array.isArray(value)) return value.some((item) => contains(item, word));
  return isJsonObject(value) && Object.values(value).some((item) => contains(item, word));
}

/** Those of the rows that contain a word; all of them without one. */
export function searchRows(rows: readonly RowAt[], word: string | undefined): readonly RowAt[] {
  const wanted = word?.toLowerCase();
  return wanted ? rows.filter(({ row }) => contains(row.stored, wanted)) : rows;
}
