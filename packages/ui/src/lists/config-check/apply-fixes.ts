import { listedRows, withListedRows } from '@chatdeck/sdk/config';
import { CONFIG_LISTS, type ConfigList, type RecordList } from '@chatdeck/sdk/constants';
import { isJsonObject, toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { isSame } from '#lists/config/config-edits.ts';
import type { DocumentChange } from '#lists/config/use-saved-config.ts';
import { pauseRow, removeRow, replaceRow, type RowsChange } from '../rules/rows/row-changes';
import type { ShownFinding } from './check-config';

/** What a fix does to a row. */
export interface RowFix {
  readonly kind: 'row';
  readonly list: ConfigList;
  readonly at: number;
  readonly before: Json;
  /** The row stays as it is and is paused. */
  readonly isPaused?: boolean;
  /** Undefined if the row goes or is paused. */
  readonly after: Json | undefined;
}

/** What a fix does to a dialogue, feed, task or reminder. */
export interface RecordFix {
  readonly kind: 'record';
  readonly list: RecordList;
  readonly id: string;
  readonly version: number;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** What a fix changes. */
export type FoundFix = RowFix | RecordFix;

const asList = (name: string): ConfigList | undefined => CONFIG_LISTS.find((list) => list === name);

/** What the fix of a finding changes; undefined if it has none. */
export const foundFix = (shown: ShownFinding): FoundFix | undefined =>
  recordFix(shown) ?? rowFix(shown);

function recordFix({ finding: { recordFix: fix }, record }: ShownFinding): RecordFix | undefined {
  if (!fix || !record) return undefined;
  const { list, id, version, stored } = record;
  const after = toJsonObject(fix.apply());
  return { kind: 'record', list, id, version, before: stored, after };
}

function rowFix({ finding, row }: ShownFinding): RowFix | undefined {
  const { fix, place } = finding;
  const list = asList(place.list);
  if (!fix || !row || !list || place.index === undefined) return undefined;
  const change = { kind: 'row', list, at: row.at, before: row.stored } as const;
  if (fix.isPause) return { ...change, isPaused: true, after: undefined };
  const fixed = fix.apply();
  const rows = isJsonObject(fixed) ? fixed[list] : undefined;
  if (!Array.isArray(rows)) return undefined;
  if (rows.length < row.checkedRows) return { ...change, after: undefined };
  const after = rows[place.index];
  return after === undefined ? undefined : { ...change, after };
}

function rowsChange({ at, before, after, isPaused = false }: RowFix): RowsChange {
  const seen = { row: { stored: before, isPaused: false }, at };
  if (isPaused) return pauseRow(seen, true);
  return after === undefined ? removeRow(seen) : replaceRow(seen, after);
}

/** The document with these fixes, and how many of their rows were still there. */
export function withFixes(stored: JsonObject, fixes: readonly RowFix[]) {
  let fixed = stored;
  let count = 0;
  for (const fix of fixes) {
    const { list } = fix;
    const rows = rowsChange(fix)(listedRows(fixed, list));
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
