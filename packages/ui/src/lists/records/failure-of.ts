import { type CallError, isCallError, thrownToError } from '#context/call-error.ts';

/** Why a call of the store failed; undefined when it did not. */
export function failureOf({ error }: { readonly error?: unknown }): CallError | undefined {
  if (error === undefined) return undefined;
  return isCallError(error) ? error : thrownToError(error);
}
