import { toJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { useState } from 'react';
import { mergedRow, partChanges, type PartChange } from './merge';

/** The three versions of something that two editors changed, each as the form would save it. */
export interface Versions {
  readonly before: unknown;
  /** Undefined if the other editor deleted it. */
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** How to resolve the conflict. */
export type Choice = 'discard' | 'edit' | 'overwrite' | 'merge';

/** A conflict that awaits the user's choice. */
export interface Conflict {
  readonly changes: readonly PartChange[];
  readonly isGone: boolean;
  /** The merged version; undefined if one version has to be chosen. */
  readonly merged: Json | undefined;
  readonly choose: (choice: Choice) => void;
}

/** Lets the user resolve a conflict; `ask` resolves with the choice. */
export function useConflict() {
  const [conflict, setConflict] = useState<Conflict>();
  const ask = ({
    before,
    theirs,
    mine,
  }: Versions): Promise<{ choice: Choice; merged: unknown }> => {
    // Compares the serialised form of the versions.
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
