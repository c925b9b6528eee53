import { contract } from '@chatdeck/sdk/contract';
import * as z from 'zod';
import { withCurrentFiles, type OriginOf } from '../storage/file-address';

// A single malformed message crashes the robot's process, so only what passes one of these schemas is published.

const text = z.string().min(1);

/** With the id of a material, the robot fetches that material right before it sends. */
const id = z.union([z.string(), z.number()]).nullish();

const card = { id, title: text, description: text };

/** The messages that the robot can send (robot contract, section 6). */
const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal(1), id, content: text }),
  z.object({ type: z.literal(2), id, url: text }),
  z.object({ type: z.literal(4), ...card, url: text, thumbUrl: z.string().optional() }),
  z.object({
    type: z.literal(5),
    ...card,
    appid: text,
    pagePath: text,
    thumbUrl: text,
    thumbKey: z.string().optional(),
    username: z.string().optional(),
  }),
  z.object({ type: z.literal(8), id, url: text, voiceLength: z.number() }),
]);

/** The replies of a rule that the robot can send, without the others. */
export const sendable = (replies: readonly unknown[]) =>
  replies.flatMap((candidate) => reply.safeParse(candidate).data ?? []);

const say = z.discriminatedUnion('target', [
  z.strictObject({ target: z.literal('Room'), wxid: text, roomName: z.string(), message: reply }),
  z.strictObject({ target: z.literal('Contact'), wxid: text, name: z.string(), message: reply }),
]);

const rooms = z.array(z.strictObject({ wxid: text, roomName: z.string() })).min(1);

const multisay = z.discriminatedUnion('target', [
  z.strictObject({ target: z.literal('Room'), groups: rooms, messages: z.array(reply) }),
  z.strictObject({
    target: z.literal('Contact'),
    groups: z.array(z.strictObject({ wxid: text, name: z.string() })).min(1),
    messages: z.array(reply),
  }),
  z.strictObject({
    target: z.literal('RoomNotice'),
    groups: rooms,
    messages: z.array(reply.options[0]),
  }),
]);

/** The call uses the robot's own event names, except for one that the robot spells in two ways. */
const event = z.pipe(
  contract.send.event.request,
  z.transform((command) =>
    'task' in command && command.task.taskType === 'countDown'
      ? { ...command, task: { ...command.task, taskType: 'countdown' } }
      : command,
  ),
);

const gptconfig = z.strictObject({
  event: z.enum(['add', 'update', 'delete']),
  updateId: text,
});

/** The robot reloads the whole list. */
const reload = z.strictObject({});

const history = z.strictObject({ event: z.literal('clear') });

/** The messages that the robot subscribes to, by the last segment of their topic. */
export const messageSchemas = {
  say,
  multisay,
  event,
  history,
  gptconfig,
  rssconfig: reload,
  tasks: reload,
} as const;

export type Topic = keyof typeof messageSchemas;
export type MessageOf<T extends Topic> = z.input<(typeof messageSchemas)[T]>;

/** A message as it is published: checked, and with the current addresses of the account's files. */
export const messageText = <T extends Topic>(
  userId: string,
  name: T,
  message: MessageOf<T>,
  originOf: OriginOf,
): string =>
  withCurrentFiles(JSON.stringify(messageSchemas[name].parse(message)), userId, originOf);
