import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/kept-row';
import { reminderEndpoints as calls } from './reminder.endpoints';
import type { ReminderInput } from './reminder.rules';

/** Which page of the reminders; the client adds whose they are. */
export type ReminderQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** What the robot reminds friends of. */
export const reminderResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: ReminderQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** Adds a reminder; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: ReminderInput, options?: CallOptions) => call(calls.add, input, options),
  /** Replaces a reminder; 10004 when it does not exist, 10003 when it changed after the `baseVersion` that is named. */
  update: (id: string, input: ReminderInput & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** Brings a deleted one back under its id, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
