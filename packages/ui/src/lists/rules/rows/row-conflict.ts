import type { Json } from '@chatdeck/sdk/rules';
import { mergedRow } from '#lists/conflict/merge.ts';
import type { RowAt, Rows } from './row-changes';

/** A row that two editors changed: the original, the version that the other one saved, and ours. */
export interface RowConflict {
  readonly before: Json;
  /** Undefined if the other editor deleted it. */
  readonly theirs: RowAt | undefined;
  readonly mine: Json;
  /** The merged row; undefined if they changed the same field, so that one version has to be chosen. */
  readonly merged: Json | undefined;
}

/** The row that replaced the displayed one: a new row at the same index, else the only new row. */
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

/** Compares both editors' versions of a row. */
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
