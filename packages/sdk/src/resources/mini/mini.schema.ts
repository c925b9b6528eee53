import * as z from 'zod/mini';
import { sessionTokenSchema } from '../account/account.schema';
import { SCAN_STATE } from './mini.constants';

/** A code for a phone to scan. */
export const scanCodeSchema = z.object({
  /**
   * The secret with which the browser polls the state; it is not part of the QR code, so scanning or seeing the code
   * does not reveal it.
   */
  ticket: z.string(),
  /** The address to show as a QR code. */
  url: z.string(),
  /** When the code expires, as ISO 8601. */
  expiresAt: z.string(),
});
/** A one-time code to show as a QR code, with its address and expiry. */
export type ScanCode = z.output<typeof scanCodeSchema>;

const { waiting, scanned, confirmed, cancelled, unbound, expired } = SCAN_STATE;

/** The state of a code that binds a phone. */
export const bindingStateSchema = z.object({
  state: z.literal([waiting, scanned, confirmed, cancelled, expired]),
});

/** The state of a login code; the session is included with `confirmed`, once. */
export const scanLoginSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal(confirmed), ...sessionTokenSchema.shape }),
  z.object({ state: z.literal([waiting, scanned, cancelled, unbound, expired]) }),
]);
/** The state of binding a phone. */
export type BindingState = z.output<typeof bindingStateSchema>['state'];
/** The state of a scanned login; the token is returned once, with the last state. */
export type ScanLogin = z.output<typeof scanLoginSchema>;
