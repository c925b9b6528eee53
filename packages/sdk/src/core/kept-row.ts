import * as z from 'zod/mini';
import { storedNumber } from './stored';
import { INTEGER_MAX, rowId } from './wire';

/** Counts the changes of a row, from 1. A change that names it as its `baseVersion` overwrites nobody else's. */
export const rowVersion = () => storedNumber(1);

/** The version that a change is made on: 10003 with the row as `current` once it has another one. */
export const basedOn = z.object({
  baseVersion: z.optional(
    z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_MAX, 'invalid')),
  ),
});
/** A change may name the version that it is made on. */
export interface Based {
  readonly baseVersion?: number | undefined;
}

/** Which row is meant. */
export const byRowId = z.object({ id: rowId() });
