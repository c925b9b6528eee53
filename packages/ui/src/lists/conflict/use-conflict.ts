import { toJsonObject, type Json } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { mergedRow, partChanges, type PartChange } from './merge';

/** Something that two people changed, each version as its form would save it. */
export interface Versions {
  readonly before: unknown;
  /** Undefined where the other one deleted it. */
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** What is to become of it. */
export type Choice = 'discard' | 'edit' | 'overwrite' | 'merge';

/** What is asked. */
export interface Conflict {
  readonly changes: readonly PartChange[];
  readonly isGone: boolean;
  /** Both changes together; undefined where one has to be chosen. */
  readonly merged: Json | undefined;
  readonly choose: (choice: Choice) => void;
}

/** Asks what becomes of something that two people changed, and waits for the answer. */
export function useConflict() {
  const [conflict, setConflict] = useState<Conflict>();
  const ask = ({
    before,
    theirs,
    mine,
  }: Versions): Promise<{ choice: Choice; merged: unknown }> => {
    // Versions are compared as the wire carries them.
    const old = toJsonObject(before);
    const other = toJsonObject(theirs ?? before);
    const own = toJsonObject(mine);
    const isGone = theirs === undefined;
    const merged = isGone ? undefined : mergedRow(old, other, own);
    return new Promise((resolve) => {
      const choose = (choice: Choice) => {
        setConflict(undefined);
        resolve({ choice, merged });
      };
      setConflict({ changes: partChanges(old, other, own), isGone, merged, choose });
    });
  };
  return { conflict, ask };
}
