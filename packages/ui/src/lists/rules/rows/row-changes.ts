import type { ListedRow } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { isSame } from '#lists/config/config-edits.ts';

/** All rows of a list, paused ones included. */
export type Rows = readonly ListedRow[];

/** A row with the index at which it was displayed. Rows have no ids: the content identifies a row. */
export interface RowAt {
  readonly row: ListedRow;
  readonly at: number;
}

/** A change to the rows; returns undefined if its row no longer exists. */
export type RowsChange = (rows: Rows) => Rows | undefined;

/**
 * The current index of a row: the displayed one if it still matches, else that of the first equal row. One that is
 * paused alike comes first, since a copy and its original differ in that alone.
 */
export function placeOf(rows: Rows, { row, at }: RowAt): number {
  const isEqual = (other: ListedRow | undefined) => isSame(other?.stored, row.stored);
  const isAlike = (other: ListedRow | undefined) =>
    other?.isPaused === row.isPaused && isEqual(other);
  if (isAlike(rows[at])) return at;
  const alike = rows.findIndex(isAlike);
  if (alike !== -1) return alike;
  return isEqual(rows[at]) ? at : rows.findIndex(isEqual);
}

const changing =
  (seen: RowAt, change: (rows: Rows, at: number) => Rows): RowsChange =>
  (rows) => {
    const at = placeOf(rows, seen);
    return at === -1 ? undefined : change(rows, at);
  };

const spliced = (rows: Rows, at: number, removed: number, ...added: ListedRow[]): Rows => [
  ...rows.slice(0, at),
  ...added,
  ...rows.slice(at + removed),
];

/** A new row at the end. */
export const addRow =
  (stored: Json): RowsChange =>
  (rows) => [...rows, { stored, isPaused: false }];

/** Replaces the content of a row, which keeps its index and its paused state. */
export const replaceRow = (seen: RowAt, stored: Json): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1, { ...seen.row, stored }));

export const removeRow = (seen: RowAt): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1));

/** Reinserts a removed row at its old index. */
export const restoreRow =
  ({ row, at }: RowAt): RowsChange =>
  (rows) =>
    spliced(rows, at, 0, row);

/** Inserts a paused copy after the row, so that it has no effect until it is edited. */
export const copyRow = (seen: RowAt): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at + 1, 0, { ...seen.row, isPaused: true }));

export const pauseRow = (seen: RowAt, isPaused: boolean): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1, { ...seen.row, isPaused }));

/**
 * Moves a row to an index of the displayed rows `among`: behind the row that it then follows there, wherever that one
 * stands by now.
 */
export function moveRow(seen: RowAt, to: number, among: Rows): RowsChange {
  const others = spliced(among, seen.at, 1);
  const place = Math.min(Math.max(to, 0), others.length);
  return changing(seen, (rows, at) => {
    const rest = spliced(rows, at, 1);
    return spliced(rest, placeBehind(rest, others, place), 0, rows[at] ?? seen.row);
  });
}

/** The index in `rest` that `place` among the displayed others stands for. */
function placeBehind(rest: Rows, others: Rows, place: number): number {
  const row = others[place - 1];
  if (!row) return 0;
  if (place === others.length) return rest.length;
  const before = placeOf(rest, { row, at: place - 1 });
  return before === -1 ? Math.min(place, rest.length) : before + 1;
}
