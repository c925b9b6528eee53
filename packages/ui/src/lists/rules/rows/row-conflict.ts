import type { Json } from '@chatdeck/sdk/rules';
import { mergedRow } from '#lists/conflict/merge.ts';
import type { RowAt, Rows } from './row-changes';

/** A row that two people changed: what it was, what the other one saved, and what is to be saved now. */
export interface RowConflict {
  readonly before: Json;
  /** Undefined where the other one deleted it. */
  readonly theirs: RowAt | undefined;
  readonly mine: Json;
  /** Both changes together; undefined where they changed the same field, so that one has to be chosen. */
  readonly merged: Json | undefined;
}

/** The row that another one was changed into: new among the rows, where the old one stood, else the only new one. */
export function changedRow(seen: RowAt, before: Rows, now: Rows): RowAt | undefined {
  const known = before.map(({ stored }) => JSON.stringify(stored));
  const fresh = now.flatMap((row, at): RowAt[] => {
    const place = known.indexOf(JSON.stringify(row.stored));
    if (place === -1) return [{ row, at }];
    known.splice(place, 1);
    return [];
  });
  return fresh.find(({ at }) => at === seen.at) ?? (fresh.length === 1 ? fresh[0] : undefined);
}

/** What two people made of one row. */
export function rowConflict(seen: RowAt, before: Rows, now: Rows, mine: Json): RowConflict {
  const old = seen.row.stored;
  const theirs = changedRow(seen, before, now);
  return {
    before: old,
    theirs,
    mine,
    merged: theirs && mergedRow(old, theirs.row.stored, mine),
  };
}
