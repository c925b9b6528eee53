import { CODE } from '@chatdeck/sdk/constants';
import type * as z from 'zod/mini';
import { isCallError, thrownToError, type CallError } from '#context/call-error.ts';
import type { SaveOutcome } from './record-list-definition';

/**
 * Reads what became of a save. Where a record of a schema was replaced, 10003 carries it as it is now, and 10004 says
 * that it is gone.
 */
export function outcomeOf<Row>(
  result: { readonly error?: unknown },
  schema?: z.ZodMiniType<Row>,
  isEdit = false,
): SaveOutcome<Row> {
  const error = failureOf(result);
  if (!error) return { status: 'saved' };
  if (isEdit && error.code === CODE.notFound) return { status: 'changed', error, now: undefined };
  const isChanged = isEdit && error.code === CODE.configChanged;
  const now = isChanged ? schema?.safeParse(currentOf(error)).data : undefined;
  return now === undefined ? { status: 'refused', error } : { status: 'changed', error, now };
}

/** The thing as it is now, in a refusal of a change that was made on an older version. */
const currentOf = ({ detail }: CallError): unknown =>
  typeof detail === 'object' && detail !== null && 'current' in detail ? detail.current : undefined;

/** Why a call of the store failed; undefined when it did not. */
export function failureOf({ error }: { readonly error?: unknown }): CallError | undefined {
  if (error === undefined) return undefined;
  return isCallError(error) ? error : thrownToError(error);
}
