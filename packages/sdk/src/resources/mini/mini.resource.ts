import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import { miniEndpoints as calls } from './mini.endpoints';

/** Logging in and binding by scanning a code with the phone. */
export const miniResource = ({ call }: Connection) => ({
  /** A code to log in with, `{ ticket, url, expiresAt }`; 20002 when requested too often, 50001 where nothing can scan it. */
  loginCode: (options?: CallOptions) => call(calls.loginCode, {}, options),
  /**
   * What became of a login code; `{ state: 'confirmed', token, userId }` comes once, `unbound` where the phone that
   * scanned it belongs to no account. Ask about every second.
   */
  checkLogin: (ticket: string, options?: CallOptions) =>
    call(calls.checkLogin, { ticket }, options),
  /** A code that binds a phone to the account, `{ ticket, url, expiresAt }`; the new phone takes the place of an older one. */
  bindCode: (options?: CallOptions) => call(calls.bindCode, {}, options),
  /** Ends that a phone can log in. */
  unbind: (options?: CallOptions) => call(calls.unbind, {}, options),
  /** What became of a code that binds, `{ state }`. */
  checkBinding: (ticket: string, options?: CallOptions) =>
    call(calls.checkBinding, { ticket }, options),
});
