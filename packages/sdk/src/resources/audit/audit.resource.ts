import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { auditEndpoints as calls } from './audit.endpoints';

/** Which page of the entries, of which group and time. */
export type AuditQuery = RequestOf<typeof calls.list>;

/** Who changed what in the account. */
export const auditResource = ({ call }: Connection) => ({
  /**
   * One page of the entries, `{ count, list }`, newest first. For the account itself: a session of the open API is refused
   * with 30004.
   */
  list: (query: AuditQuery = {}, options?: CallOptions) => call(calls.list, query, options),
});
