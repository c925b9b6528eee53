import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { batchTaskEndpoints as calls } from './batch-task.endpoints';

export type BatchTaskQuery = RequestOf<typeof calls.list>;

/** Schedules for many groups or friends at once. Changes require membership: 30001. */
export const batchTaskResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: BatchTaskQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
});
