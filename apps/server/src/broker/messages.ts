import * as z from 'zod';

// One message that is not as the robot expects it ends the robot's process, so nothing is
// published that did not pass one of these.

const text = z.string().min(1);

const reply = z.discriminatedUnion('type', [z.strictObject({ type: z.literal(1), content: text })]);

const say = z.discriminatedUnion('target', [
  z.strictObject({ target: z.literal('Room'), wxid: text, roomName: z.string(), message: reply }),
  z.strictObject({ target: z.literal('Contact'), wxid: text, name: z.string(), message: reply }),
]);

const event = z.strictObject({ target: z.literal('system'), event: z.literal('updateConfig') });

/** What the robot listens for, by the last part of its topic. */
export const messageSchemas = { say, event } as const;

export type Topic = keyof typeof messageSchemas;
export type MessageOf<T extends Topic> = z.input<(typeof messageSchemas)[T]>;
