import type { ListedRow } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { isSame } from '#lists/config/config-edits.ts';

/** All rows of a list, paused ones included. */
export type Rows = readonly ListedRow[];

/** A row and the place at which somebody saw it. Rows have no ids: what one says is what it is. */
export interface RowAt {
  readonly row: ListedRow;
  readonly at: number;
}

/** A change of the rows; undefined where the row that it is about is there no more. */
export type RowsChange = (rows: Rows) => Rows | undefined;

/** Where the row is now: where it was seen, else the first that says the same. */
export function placeOf(rows: Rows, { row, at }: RowAt): number {
  if (isSame(rows[at]?.stored, row.stored)) return at;
  return rows.findIndex(({ stored }) => isSame(stored, row.stored));
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

/** Another content for a row, which stays where it is, and paused where it was. */
export const replaceRow = (seen: RowAt, stored: Json): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1, { ...seen.row, stored }));

export const removeRow = (seen: RowAt): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1));

/** Puts a removed row back where it was. */
export const restoreRow =
  ({ row, at }: RowAt): RowsChange =>
  (rows) =>
    spliced(rows, at, 0, row);

/** A copy after the row, paused: nothing new happens before somebody has changed it. */
export const copyRow = (seen: RowAt): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at + 1, 0, { ...seen.row, isPaused: true }));

export const pauseRow = (seen: RowAt, isPaused: boolean): RowsChange =>
  changing(seen, (rows, at) => spliced(rows, at, 1, { ...seen.row, isPaused }));

/** Moves a row by some places; it stops at both ends. */
export const moveRow = (seen: RowAt, by: number): RowsChange =>
  changing(seen, (rows, at) => {
    const { row } = seen;
    const rest = spliced(rows, at, 1);
    return spliced(rest, Math.min(Math.max(at + by, 0), rest.length), 0, rows[at] ?? row);
  });
