import { contract } from '@chatdeck/sdk/contract';
import * as z from 'zod';

// One message that is not as the robot expects it ends the robot's process, so nothing is
// published that did not pass one of these.

const text = z.string().min(1);

const reply = z.discriminatedUnion('type', [z.strictObject({ type: z.literal(1), content: text })]);

const say = z.discriminatedUnion('target', [
  z.strictObject({ target: z.literal('Room'), wxid: text, roomName: z.string(), message: reply }),
  z.strictObject({ target: z.literal('Contact'), wxid: text, name: z.string(), message: reply }),
]);

/** The call takes events in the robot's own spelling, but for one word that the robot spells in two ways. */
const event = z.pipe(
  contract.send.event.request,
  z.transform((command) =>
    'task' in command && command.task.taskType === 'countDown'
      ? { ...command, task: { ...command.task, taskType: 'countdown' } }
      : command,
  ),
);

const history = z.strictObject({ event: z.literal('clear') });

/** What the robot listens for, by the last part of its topic. */
export const messageSchemas = { say, event, history } as const;

export type Topic = keyof typeof messageSchemas;
export type MessageOf<T extends Topic> = z.input<(typeof messageSchemas)[T]>;
