import type { Call, CallOptions } from '../../core/call';
import { sendEndpoints as calls } from './send.endpoints';
import type { RobotCommand } from './robot-command.schema';
import type { Message } from './send.rules';

/** Sending through the robot. Success means handed to the robot, never that it was received. */
export const sendResource = (call: Call) => ({
  /** Says a message in one group. */
  toRoom: (wxid: string, message: Message, options?: CallOptions) =>
    call(calls.sayToRoom, { wxid, message }, options),
  /** Says a message to one friend. */
  toContact: (wxid: string, message: Message, options?: CallOptions) =>
    call(calls.sayToContact, { wxid, message }, options),
  /** Asks the robot to do something now, such as sending a schedule; the same event again only after 5 s. */
  event: (command: RobotCommand, options?: CallOptions) => call(calls.event, command, options),
});
