import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { isSame } from '#lists/config/config-edits.ts';

const fieldsOf = (...rows: readonly JsonObject[]) => [...new Set(rows.flatMap(Object.keys))];

/** A value with both changes; `conflict` if they changed the same part differently. */
type Merged = { readonly value: Json | undefined } | 'conflict';

function mergedValue(
  before: Json | undefined,
  theirs: Json | undefined,
  mine: Json | undefined,
): Merged {
  if (isSame(theirs, before)) return { value: mine };
  if (isSame(mine, before) || isSame(mine, theirs)) return { value: theirs };
  if (!isJsonObject(before) || !isJsonObject(theirs) || !isJsonObject(mine)) return 'conflict';
  const value = mergedRow(before, theirs, mine);
  return value ? { value } : 'conflict';
}

/** Merges both changes to a row, part by part; undefined if they changed the same part differently. */
export function mergedRow(before: Json, theirs: Json, mine: Json): JsonObject | undefined {
  if (!isJsonObject(before) || !isJsonObject(theirs) || !isJsonObject(mine)) return undefined;
  const merged: { [field: string]: Json } = {};
  for (const field of fieldsOf(theirs, mine)) {
    const both = mergedValue(before[field], theirs[field], mine[field]);
    if (both === 'conflict') return undefined;
    if (both.value !== undefined) merged[field] = both.value;
  }
  return merged;
}

/** A part of a row that at least one editor changed, identified by its path. */
export interface PartChange {
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly theirs: Json | undefined;
  readonly mine: Json | undefined;
}

/** The parts in which three versions of a row differ. */
export function partChanges(
  before: JsonObject,
  theirs: JsonObject,
  mine: JsonObject,
  path: readonly string[] = [],
): PartChange[] {
  return fieldsOf(before, theirs, mine).flatMap((field) => {
    const at = [...path, field];
    const [old, other, own] = [before[field], theirs[field], mine[field]];
    if (isSame(old, other) && isSame(old, own)) return [];
    return isJsonObject(old) && isJsonObject(other) && isJsonObject(own)
      ? partChanges(old, other, own, at)
      : [{ path: at, before: old, theirs: other, mine: own }];
  });
}
