import { CODE } from '@chatdeck/sdk/constants';
import type { CallError } from '#context/call-error.ts';

/** The ticket with which a login that needs a code goes on; undefined for any other error. */
export function ticketOf({ code, detail }: CallError): string | undefined {
  if (code !== CODE.secondFactorNeeded || typeof detail !== 'object' || detail === null)
    return undefined;
  return 'ticket' in detail && typeof detail.ticket === 'string' ? detail.ticket : undefined;
}
