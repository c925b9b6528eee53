import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/kept-row';
import { batchTaskEndpoints as calls } from './batch-task.endpoints';
import type { BatchTaskInput } from './batch-task.rules';

export type BatchTaskQuery = RequestOf<typeof calls.list>;

/** Schedules for many groups or friends at once. Writing needs membership: 30001. */
export const batchTaskResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: BatchTaskQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** Adds a batch task; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: BatchTaskInput, options?: CallOptions) => call(calls.add, input, options),
  /** Replaces a batch task; 10004 when it does not exist, 10003 when it changed after the `baseVersion` that is named. */
  update: (id: string, input: BatchTaskInput & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** Brings a deleted one back under its id, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
