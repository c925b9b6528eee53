import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { isJsonObject, unsafeKeys } from '../../core/json';
import { replySchema } from '../robot/reply.schema';
import { keywordsSchema } from '../rule/keyword.rules';
import { MATCH_MODES } from '../rule/rule.constants';

const replies = z.array(replySchema, 'send.material').check(z.minLength(1, 'send.material'));

/** Keywords and their replies; an empty `rooms` matches every group. */
export const roomKeywordInputSchema = z.looseObject({
  rooms: z._default(z.array(requiredText('send.target', 200), 'invalid'), []),
  keywords: keywordsSchema,
  reg: oneOf(MATCH_MODES),
  replys: replies,
});

/** The input of keywords and their replies. */
export type RoomKeywordInput = z.input<typeof roomKeywordInputSchema>;

/** A channel of the account's own content; the robot gets its items in turn. */
export const channelInputSchema = z.looseObject({
  sortId: z.union([requiredText('required', 50), z.number()], 'required'),
  name: requiredText('required', 50),
  items: replies,
});

/** The input of a channel. */
export type ChannelInput = z.input<typeof channelInputSchema>;

const isEachOnce = (channels: readonly { readonly sortId: string | number }[]) =>
  new Set(channels.map(({ sortId }) => String(sortId))).size === channels.length;

/** All channels of an account; each `sortId` is unique. */
export const channelsInputSchema = z
  .array(channelInputSchema, 'invalid')
  .check(z.refine(isEachOnce, 'tag.duplicate'));

const isStorable = (value: unknown) => isJsonObject(value) && unsafeKeys(value).length === 0;

/** The parts of the custom config that a save replaces; the others stay, and unknown ones pass through. */
export const customConfigInputSchema = z
  .looseObject({
    privateKeywords: z.optional(z.array(roomKeywordInputSchema, 'invalid')),
    roomReply: z.optional(z.array(roomKeywordInputSchema, 'invalid')),
    channels: z.optional(z.array(channelInputSchema, 'invalid')),
  })
  .check(z.refine(isStorable, 'config.key'));
/** The input of a save: the parts of the custom centre to replace. */
export type CustomConfigInput = z.input<typeof customConfigInputSchema>;
