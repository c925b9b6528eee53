import * as z from 'zod/mini';
import { atMost, isPlainText, visibly } from './check';
import type { LengthLimit } from './length-texts';

/** Whether a key can be sent in the header of a request; a call with another fails before it is sent. */
export const isSendable = (key: string): boolean => /^[\x20-\x7e]*$/.test(key);

/** A key of a service; see `visibly` for what is dropped of it. */
export const isKey = z.refine<string>(isSendable, 'latin');

/** A key or an address that may be empty or missing. */
export const optionalKey = (max: LengthLimit) =>
  z.optional(z.string('invalid').check(visibly, atMost(max, `length.${max}`), isPlainText));
