import type { ListedRow } from '@chatdeck/sdk';
import type { RowAt, Rows, RowsChange } from './row-changes';

const contentOf = ({ stored }: ListedRow) => JSON.stringify(stored);
const alikeKey = (row: ListedRow) => `${row.isPaused} ${contentOf(row)}`;
const placeKey = (row: ListedRow, at: number) => `${at} ${contentOf(row)}`;
const exactKey = (row: ListedRow, at: number) => `${at} ${alikeKey(row)}`;

/**
 * A key for each row that stays the same while other rows change: its content, and a number for each further row of
 * the same content.
 */
export function rowKeys(rows: Rows): readonly string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const content = contentOf(row);
    const count = counts.get(content) ?? 0;
    counts.set(content, count + 1);
    return `${count} ${content}`;
  });
}

/**
 * The current indexes of displayed rows, a different one for each and found as `placeOf` does; rows that no longer exist
 * are left out.
 */
export function placesOf(rows: Rows, seen: readonly RowAt[]): ReadonlySet<number> {
  const places = new Set<number>();
  let missing = seen;
  for (const keyOf of [exactKey, alikeKey, placeKey, contentOf]) {
    const free = new Map<string, number[]>();
    rows.forEach((row, at) => {
      if (!places.has(at)) free.set(keyOf(row, at), [...(free.get(keyOf(row, at)) ?? []), at]);
    });
    missing = missing.filter(({ row, at }) => {
      const place = free.get(keyOf(row, at))?.shift();
      if (place !== undefined) places.add(place);
      return place === undefined;
    });
  }
  return places;
}

const changing =
  (seen: readonly RowAt[], change: (rows: Rows, places: ReadonlySet<number>) => Rows): RowsChange =>
  (rows) => {
    const places = placesOf(rows, seen);
    return places.size === 0 ? undefined : change(rows, places);
  };

/** Pauses or resumes those of the rows that still exist. */
export const pauseRows = (seen: readonly RowAt[], isPaused: boolean): RowsChange =>
  changing(seen, (rows, places) =>
    rows.map((row, at) => (places.has(at) ? { ...row, isPaused } : row)),
  );

/** Removes those of the rows that still exist. */
export const removeRows = (seen: readonly RowAt[]): RowsChange =>
  changing(seen, (rows, places) => rows.filter((_, at) => !places.has(at)));

/** Adds rows at the end. */
export const addRows =
  (added: Rows): RowsChange =>
  (rows) => [...rows, ...added];

/** Reinserts removed rows at their old indexes. */
export const restoreRows =
  (seen: readonly RowAt[]): RowsChange =>
  (rows) => {
    const restored = [...rows];
    for (const { row, at } of [...seen].sort((one, other) => one.at - other.at)) {
      restored.splice(at, 0, row);
    }
    return restored;
  };
