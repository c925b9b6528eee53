import { listedRows, withListedRows } from '@chatdeck/sdk';
import { CONFIG_LISTS, type ConfigList } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { isSame } from '#lists/config/config-edits.ts';
import type { DocumentChange } from '#lists/config/use-saved-config.ts';
import { removeRow, replaceRow } from '../rules/rows/row-changes';
import type { ShownFinding } from './check-config';

/** What a fix does to a row. */
export interface RowFix {
  readonly list: ConfigList;
  readonly at: number;
  readonly before: Json;
  /** Undefined if the row goes. */
  readonly after: Json | undefined;
}

const asList = (name: string): ConfigList | undefined => CONFIG_LISTS.find((list) => list === name);

/** What the fix of a finding does to its row; undefined if it has none. */
export function rowFix({ finding, row }: ShownFinding): RowFix | undefined {
  const { fix, place } = finding;
  const list = asList(place.list);
  if (!fix || !row || !list || place.index === undefined) return undefined;
  const change = { list, at: row.at, before: row.stored };
  const fixed = fix.apply();
  const rows = isJsonObject(fixed) ? fixed[list] : undefined;
  if (!Array.isArray(rows)) return undefined;
  if (rows.length < row.checkedRows) return { ...change, after: undefined };
  const after = rows[place.index];
  return after === undefined ? undefined : { ...change, after };
}

/** The document with these fixes, and how many of their rows were still there. */
export function withFixes(stored: JsonObject, fixes: readonly RowFix[]) {
  let fixed = stored;
  let count = 0;
  for (const { list, at, before, after } of fixes) {
    const seen = { row: { stored: before, isPaused: false }, at };
    const change = after === undefined ? removeRow(seen) : replaceRow(seen, after);
    const rows = change(listedRows(fixed, list));
    if (!rows) continue;
    fixed = withListedRows(fixed, list, rows);
    count += 1;
  }
  return { fixed, count };
}

/** Brings the lists of the fixes back to how they were, unless somebody has changed them since. */
export const undoing =
  (fixes: readonly RowFix[], before: JsonObject, after: JsonObject): DocumentChange =>
  (stored) => {
    const lists = [...new Set(fixes.map(({ list }) => list))];
    const isChanged = lists.some(
      (list) => !isSame(listedRows(stored, list), listedRows(after, list)),
    );
    if (isChanged) return undefined;
    return lists.reduce<JsonObject>(
      (document, list) => withListedRows(document, list, listedRows(before, list)),
      stored,
    );
  };
