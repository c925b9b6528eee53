import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { reminderEndpoints as calls } from './reminder.endpoints';

/** Which page of the reminders; the client adds whose they are. */
export type ReminderQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** What the robot reminds friends of. */
export const reminderResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: ReminderQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
});
