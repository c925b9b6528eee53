import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { accountDataEndpoints as calls } from './account-data.endpoints';

/** The password and, with two-factor login, a code of the app or a recovery code. */
export type DeletionProof = RequestOf<typeof calls.askDeletion>;

/** Everything that an account holds: a copy of it, and its deletion. */
export const accountDataResource = ({ call }: Connection) => ({
  /**
   * Returns `{ url, expiresAt }`: a GET of that address downloads a ZIP archive with every record as JSON and
   * every file. 20002 after a few archives within an hour.
   */
  exportAll: (options?: CallOptions) => call(calls.exportAll, {}, options),
  /**
   * Closes the account: its robot is disconnected, nothing is sent, and other sessions end. Everything is deleted at
   * `deletionAt`, 14 days later, unless `keep` is called before. 20001 if the password is wrong, 10001 without a needed
   * code, 20003 if the code is wrong.
   */
  askDeletion: (proof: DeletionProof, options?: CallOptions) =>
    call(calls.askDeletion, proof, options),
  /** Opens the account again. 10004 when no deletion was asked for. */
  keep: (options?: CallOptions) => call(calls.keep, {}, options),
});
