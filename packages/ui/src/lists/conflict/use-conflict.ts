import type { Json } from '@chatdeck/sdk/rules';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/rules';
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

/** A version as the wire would carry it, which is what versions are compared by. */
function toWire(version: unknown): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(version ?? {}));
  return isJsonObject(copy) ? copy : {};
}

/** Asks what becomes of something that two people changed, and waits for the answer. */
export function useConflict() {
  const [conflict, setConflict] = useState<Conflict>();
  const ask = ({
    before,
    theirs,
    mine,
  }: Versions): Promise<{ choice: Choice; merged: unknown }> => {
    const [old, other, own] = [toWire(before), toWire(theirs ?? before), toWire(mine)];
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
