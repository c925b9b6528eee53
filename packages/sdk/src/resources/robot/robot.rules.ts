import * as z from 'zod/mini';
import { isPlainText } from '../../core/check';
import { configDangers } from './config-safety.rules';
import { parseConfig } from './robot-config';
import { BOT_SCOPE } from './robot-config.constants';

const text = z.string('invalid').check(z.maxLength(5000, 'config.text'), isPlainText);
const count = z.int('config.number').check(z.minimum(0, 'config.number'));

/** The rules of the reply settings that the config form edits. */
export const replySettingsSchema = z.object({
  autoReply: z.boolean(),
  botScope: z.enum(BOT_SCOPE),
  roomAt: z.literal([0, 1]),
  ignoreRoomMentionAll: z.boolean(),
  friendNoReplyInRoom: z.literal([0, 1]),
  defaultReply: text,
  chatDelay: count,
  preventLength: count,
  openaiTimeout: count,
  autoAcceptFriend: z.boolean(),
  preventWords: text,
});
/** When a keyword answers: match mode, scope and whether the robot must be @-ed. */
export type ReplySettings = z.output<typeof replySettingsSchema>;

/** A whole config document: JSON, harmless to the robot, its known fields within their rules. */
export const configDocumentSchema = z.string('required').check(
  z.superRefine((raw, context) => {
    const parsed = parseConfig(raw);
    if (parsed.status === 'malformed') {
      context.addIssue({ code: 'custom', message: 'config.malformed', input: raw });
      return;
    }
    for (const { path, rule } of configDangers(parsed.stored)) {
      context.addIssue({ code: 'custom', message: rule, path: [...path], input: raw });
    }
    const known = z.safeParse(z.partial(replySettingsSchema), parsed.stored);
    for (const issue of known.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path, input: raw });
    }
  }),
);
