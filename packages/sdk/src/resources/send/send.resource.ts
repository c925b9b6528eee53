import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf, ResponseOf } from '../../core/endpoint';
import type { BulkMessages } from './mass-send.rules';
import type { OutgoingMessageInput } from './message.schema';
import type { RobotCommand } from './robot-command.schema';
import { sendEndpoints as calls } from './send.endpoints';

/** Which send jobs to list. */
export type SendJobQuery = Omit<RequestOf<typeof calls.jobs>, 'id'>;

/** What was sent on one day of Asia/Shanghai: `{ date, handedOver, failed }`, in messages. */
export type DailySends = ResponseOf<typeof calls.daily>['list'][number];

/** Sending through the robot. Success means handed to the robot, never that it was received. */
export const sendResource = ({ call }: Connection) => ({
  /** Sends a message to one group. */
  toRoom: (wxid: string, message: OutgoingMessageInput, options?: CallOptions) =>
    call(calls.sayToRoom, { wxid, message }, options),
  /** Sends a message to one friend. */
  toContact: (wxid: string, message: OutgoingMessageInput, options?: CallOptions) =>
    call(calls.sayToContact, { wxid, message }, options),
  /** Asks the robot to do something now, such as sending a schedule; the same event again only after 5 s. */
  event: (command: RobotCommand, options?: CallOptions) => call(calls.event, command, options),
  /** Starts a mass send and gives its job; `remainingMs` is how long it will take. The client makes an idempotency key. */
  toMany: (messages: BulkMessages, options?: CallOptions) =>
    call(calls.messages, messages, options),
  /** The messages of each of the last days (1 to 30, default 7) as `{ list }`, the oldest day first. */
  daily: (days?: number, options?: CallOptions) => call(calls.daily, { days }, options),
  jobs: {
    /** One page of mass sends, `{ count, list }`, newest first. */
    list: (query: SendJobQuery = {}, options?: CallOptions) => call(calls.jobs, query, options),
    /** One mass send as a page of one, `{ count: 0, list: [] }` when it does not exist. */
    find: (id: string, options?: CallOptions) => call(calls.jobs, { id }, options),
    /** Stops a mass send; what is already with the robot is sent. 10004 when it does not exist. */
    cancel: (id: string, options?: CallOptions) => call(calls.cancelJob, { id }, options),
    /** Sends to the targets again that failed or met an offline robot. */
    retry: (id: string, options?: CallOptions) => call(calls.retryJob, { id }, options),
  },
});
