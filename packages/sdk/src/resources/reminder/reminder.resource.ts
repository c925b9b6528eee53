import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
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
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
});
