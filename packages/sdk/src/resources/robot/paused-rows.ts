import { isJsonObject, type Json, type JsonObject } from '../../core/json';
import type { ConfigList } from './robot-config.constants';

/** The field of the document that stores paused rows; it is never served to the robot. */
export const PAUSED_FIELD = 'chatdeckPaused';

/** One row of a list, running or paused, as it is stored. */
export interface ListedRow {
  readonly stored: Json;
  readonly isPaused: boolean;
}

/** What is paused of a document, by list. */
export const pausedIn = (document: JsonObject): JsonObject => {
  const paused = document[PAUSED_FIELD];
  return isJsonObject(paused) ? paused : {};
};

/** The paused rows of a list, each with its index among all rows. */
function pausedRows(document: JsonObject, list: ConfigList) {
  const entries = pausedIn(document)[list];
  if (!Array.isArray(entries)) return [];
  return entries
    .flatMap((entry, order) => {
      if (!isJsonObject(entry) || entry['row'] === undefined) return [];
      const at = entry['at'];
      return [{ stored: entry['row'], at: typeof at === 'number' ? at : Infinity, order }];
    })
    .sort((one, other) => one.at - other.at || one.order - other.order);
}

/**
 * All rows of a list in their order, with the paused ones at the positions where they were paused. A value that is not
 * a list is its own only row, as in `readList`.
 */
export function listedRows(document: JsonObject, list: ConfigList): ListedRow[] {
  const value = document[list] ?? [];
  const rows: ListedRow[] = (Array.isArray(value) ? value : [value]).map((stored) => ({
    stored,
    isPaused: false,
  }));
  // In ascending order, so that each later position accounts for the earlier ones.
  for (const { stored, at } of pausedRows(document, list)) {
    rows.splice(Math.min(Math.max(at, 0), rows.length), 0, { stored, isPaused: true });
  }
  return rows;
}

/** The document with these rows in a list; everything else stays unchanged. */
export function withListedRows(
  document: JsonObject,
  list: ConfigList,
  rows: readonly ListedRow[],
): JsonObject {
  const { [list]: _, ...otherPaused } = pausedIn(document);
  const paused = rows.flatMap(({ stored, isPaused }, at) =>
    isPaused ? [{ at, row: stored }] : [],
  );
  const allPaused = paused.length > 0 ? { ...otherPaused, [list]: paused } : otherPaused;
  const running = rows.flatMap(({ stored, isPaused }) => (isPaused ? [] : [stored]));
  const { [PAUSED_FIELD]: __, ...rest } = document;
  const hasPaused = Object.keys(allPaused).length > 0;
  return { ...rest, [list]: running, ...(hasPaused && { [PAUSED_FIELD]: allPaused }) };
}
