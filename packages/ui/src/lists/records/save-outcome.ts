import { CODE } from '@chatdeck/sdk/constants';
import type * as z from 'zod/mini';
import { isCallError, thrownToError, type CallError } from '#context/call-error.ts';
import type { SaveOutcome } from './record-list-definition';

/**
 * Converts the response of a save to its outcome. Code 10003 carries the current record, which is parsed with the
 * schema; 10004 says that it was deleted.
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

/** The current record, from the refusal of a change based on an older version. */
const currentOf = ({ detail }: CallError): unknown =>
  typeof detail === 'object' && detail !== null && 'current' in detail ? detail.current : undefined;

/** The error of a store call; undefined on success. */
export function failureOf({ error }: { readonly error?: unknown }): CallError | undefined {
  if (error === undefined) return undefined;
  return isCallError(error) ? error : thrownToError(error);
}
