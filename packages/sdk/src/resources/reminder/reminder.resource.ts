import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { reminderEndpoints as calls } from './reminder.endpoints';

/** The page of reminders to list; the client adds the user id. */
export type ReminderQuery = Omit<RequestOf<typeof calls.list>, 'userId'>;

/** Reminders that the robot sends to friends. */
export const reminderResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: ReminderQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
});
