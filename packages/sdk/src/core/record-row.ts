import * as z from 'zod/mini';
import { storedNumber } from './stored';
import { INTEGER_MAX, rowId } from './wire';

/** Counts the changes of a row, from 1. A change with it as its `baseVersion` never overwrites a concurrent one. */
export const rowVersion = () => storedNumber(1);

/** The version that a change is based on: 10003 with the row as `current` if it is outdated. */
export const basedOn = z.object({
  baseVersion: z.optional(
    z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_MAX, 'invalid')),
  ),
});
/** A change may name the version that it is based on. */
export interface Based {
  readonly baseVersion?: number | undefined;
}

/** Identifies the row. */
export const byRowId = z.object({ id: rowId() });
