import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf, ResponseOf } from '../../core/endpoint';
import type { BulkMessages } from './mass-send.rules';
import type { OutgoingMessageInput } from './message.schema';
import type { RobotCommand } from './robot-command.schema';
import { sendEndpoints as calls } from './send.endpoints';

/** Which send jobs to list. */
export type SendJobQuery = Omit<RequestOf<typeof calls.jobs>, 'id'>;

/** What was sent on one day in Asia/Shanghai: `{ date, handedOver, failed }`, in messages. */
export type DailySends = ResponseOf<typeof calls.daily>['list'][number];

/** Sending through the robot. Success means that the robot has the message, not that it was delivered. */
export const sendResource = ({ call }: Connection) => ({
  /** Sends a message to one group. */
  toRoom: (wxid: string, message: OutgoingMessageInput, options?: CallOptions) =>
    call(calls.sayToRoom, { wxid, message }, options),
  /** Sends a message to one friend. */
  toContact: (wxid: string, message: OutgoingMessageInput, options?: CallOptions) =>
    call(calls.sayToContact, { wxid, message }, options),
  /** Makes the robot do something now, such as sending a schedule; the same event can be repeated only after 5 s. */
  event: (command: RobotCommand, options?: CallOptions) => call(calls.event, command, options),
  /**
   * Starts a mass send and returns its job; `remainingMs` is how long it will take. The client generates an idempotency
   * key.
   */
  toMany: (messages: BulkMessages, options?: CallOptions) =>
    call(calls.messages, messages, options),
  /** The messages of each of the last days (1 to 30, default 7) as `{ list }`, the oldest day first. */
  daily: (days?: number, options?: CallOptions) => call(calls.daily, { days }, options),
  jobs: {
    /** One page of mass sends, `{ count, list }`, newest first. */
    list: (query: SendJobQuery = {}, options?: CallOptions) => call(calls.jobs, query, options),
    /** One mass send as a page of one, `{ count: 0, list: [] }` when it does not exist. */
    find: (id: string, options?: CallOptions) => call(calls.jobs, { id }, options),
    /** Stops a mass send; what the robot already has is sent. 10004 when it does not exist. */
    cancel: (id: string, options?: CallOptions) => call(calls.cancelJob, { id }, options),
    /** Sends again to the targets that failed or found the robot offline. */
    retry: (id: string, options?: CallOptions) => call(calls.retryJob, { id }, options),
  },
});
