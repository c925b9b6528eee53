import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { openApiKeyEndpoints as calls } from './open-api-key.endpoints';
import type { SecretOverlap } from './open-api-key.constants';

/** The name, the scopes and the end of a key. */
export type OpenApiKeyInput = RequestOf<typeof calls.add>;
/** The same of a key that exists, by its id. */
export type OpenApiKeyChange = RequestOf<typeof calls.update>;

/**
 * Further keys of the open API, for scripts and partners: each with a name, with what it may do, and with an end. The
 * robot signs with none of them, but with the key of `openApi.credentials`.
 */
export const openApiKeyResource = ({ call }: Connection) => ({
  /** The keys, the oldest first. */
  list: (options?: CallOptions) => call(calls.list, {}, options),
  /**
   * Adds a key and returns it with `apiSecret`, this once. 10002 for an end that has passed; 31002 when the account has
   * as many as it may have.
   */
  add: (key: OpenApiKeyInput, options?: CallOptions) => call(calls.add, key, options),
  /** Changes a key; 10004 if there is none by this id. Sessions that it opened end with a scope that it loses, and with an earlier end. */
  update: (key: OpenApiKeyChange, options?: CallOptions) => call(calls.update, key, options),
  /** Returns the key with a new `apiSecret`; the old one works for `overlapMs` more, a day unless given. */
  rotate: (id: string, overlapMs?: SecretOverlap, options?: CallOptions) =>
    call(calls.rotate, { id, overlapMs }, options),
  /** Removes a key, and with it the sessions that it opened. */
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
});
