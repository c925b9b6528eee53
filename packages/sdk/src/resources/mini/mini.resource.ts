import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import { miniEndpoints as calls } from './mini.endpoints';

/** Logging in and binding by scanning a code with the phone. */
export const miniResource = ({ call }: Connection) => ({
  /**
   * A code to log in with, `{ ticket, url, expiresAt }`; 20002 when requested too often, 50001 when nothing can scan
   * it.
   */
  loginCode: (options?: CallOptions) => call(calls.loginCode, {}, options),
  /**
   * The state of a login code; `{ state: 'confirmed', token, userId }` is returned once, `unbound` when the phone that
   * scanned it is not bound to an account. Poll about every second. An account with two-factor login gets 20005 once, with
   * a `LoginChallenge`, in place of the session.
   */
  checkLogin: (ticket: string, options?: CallOptions) =>
    call(calls.checkLogin, { ticket }, options),
  /** A code that binds a phone to the account, `{ ticket, url, expiresAt }`; the new phone replaces an earlier one. */
  bindCode: (options?: CallOptions) => call(calls.bindCode, {}, options),
  /** Unbinds the phone, which can then no longer log in. */
  unbind: (options?: CallOptions) => call(calls.unbind, {}, options),
  /** The state of a code that binds a phone, `{ state }`. */
  checkBinding: (ticket: string, options?: CallOptions) =>
    call(calls.checkBinding, { ticket }, options),
});
