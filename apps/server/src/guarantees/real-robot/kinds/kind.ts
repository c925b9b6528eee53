import type { ChatdeckClient, Result } from '@chatdeck/sdk';
import type { EndpointById, RequestOf } from '@chatdeck/sdk/contract';
import type { RobotEvent } from '../../../../../../fixtures/robot/robot-process.mjs';

type RobotCommand = RequestOf<EndpointById<'send.event'>>;

/** The contacts and rooms that the robot of this run has, and what it can fetch. */
export interface Stage {
  readonly client: ChatdeckClient;
  /** The robot owns one of the rooms. */
  readonly rooms: readonly {
    readonly wxid: string;
    readonly topic: string;
    readonly isAdmin: boolean;
  }[];
  readonly friends: readonly { readonly wxid: string; readonly name: string }[];
  /** A file that this server serves. */
  readonly fileUrl: string;
  /** A feed with one entry. */
  readonly feedUrl: string;
}

/** One kind of message of the robot contract, section 4.2: how it is sent, and what the robot does then. */
export interface Kind {
  readonly name: string;
  readonly send: (stage: Stage) => Promise<Result<unknown>>;
  /** Missing when the only visible effect is that the robot keeps running. */
  readonly shows?: (event: RobotEvent) => boolean;
}

export const DAILY = '0 0 8 * * *';
export const text = (content: string) => ({ type: 1 as const, content });

/** The robot sent something of a kind that contains this text. */
export const said =
  (type: string, part = '') =>
  (event: RobotEvent) =>
    event.event === 'said' && event.type === type && JSON.stringify(event).includes(part);

/** The robot called this server at a path. */
export const called = (path: string) => (event: RobotEvent) =>
  event.event === 'called' && event.path === `/open/v1/api${path}`;

export const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The robot knows nobody');
  return item;
};

/** A kind that is a command to the robot. */
export const event = (
  name: string,
  command: (stage: Stage) => RobotCommand,
  shows?: Kind['shows'],
): Kind => ({
  name: `event ${name}`,
  send: (stage) => stage.client.send.event(command(stage)),
  shows,
});
