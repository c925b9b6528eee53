import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { passkeyEndpoints as calls } from './passkey.endpoints';

/** The password and, with two-factor login, a code of the app or a recovery code. */
export type PasskeyProof = RequestOf<typeof calls.beginAdding>;
/** The proof, and the id of the passkey to remove. */
export type PasskeyRemoval = RequestOf<typeof calls.remove>;
/** What `navigator.credentials.create` answers, in JSON. */
export type NewCredential = RequestOf<typeof calls.add>['credential'];
/** What `navigator.credentials.get` answers, in JSON. */
export type UsedCredential = RequestOf<typeof calls.login>['credential'];

/**
 * Passkeys (WebAuthn): keys in a device or a password manager, with which the owner logs in by a fingerprint, a face or
 * the device's PIN. A page makes and uses them by `navigator.credentials`, on the server's own origin alone.
 */
export const passkeyResource = ({ call }: Connection) => ({
  /** Returns what the browser signs, once, within five minutes. 50001 where the server has no origin for passkeys. */
  beginLogin: (options?: CallOptions) => call(calls.beginLogin, {}, options),
  /**
   * Logs in with what the browser signed; returns `{ token, userId }`. A passkey counts as two factors: no code follows.
   * 20006 for a passkey that is unknown, was not accepted, or came too late; 20002 after repeated failures.
   */
  login: (credential: UsedCredential, options?: CallOptions) =>
    call(calls.login, { credential }, options),
  /** The passkeys of the account as `{ list, site }`; `site` is the origin whose pages can use them. */
  list: (options?: CallOptions) => call(calls.list, {}, options),
  /**
   * Returns what the browser makes a passkey from, once, within five minutes. 20001 if the password is wrong, 20003 if the
   * code is, 10001 without a code that is needed, 30003 before the account is activated, 50001 where there is no origin
   * for passkeys.
   */
  beginAdding: (proof: PasskeyProof, options?: CallOptions) =>
    call(calls.beginAdding, proof, options),
  /** Adds a passkey that the browser has made, named for the device. 20006 if it is not accepted or came too late. */
  add: (credential: NewCredential, options?: CallOptions) =>
    call(calls.add, { credential }, options),
  /** Gives a passkey another name; 10004 if there is none by this id. */
  rename: (id: string, name: string, options?: CallOptions) =>
    call(calls.rename, { id, name }, options),
  /** Removes a passkey; the password stays. Refused like `beginAdding`, and with 10004 if there is none by this id. */
  remove: (removal: PasskeyRemoval, options?: CallOptions) => call(calls.remove, removal, options),
});
