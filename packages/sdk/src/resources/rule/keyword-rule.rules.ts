import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { replySchema } from '../robot/reply.schema';
import { PRIVATE_EVENTS } from './event.constants';
import { keywordSchema, keywordsSchema } from './keyword.rules';
import { MATCH_MODES, NEED_AT, SCOPES } from './rule.constants';

const triggerRules = {
  keywords: keywordsSchema,
  reg: oneOf(MATCH_MODES),
  needAt: oneOf(NEED_AT),
  scope: oneOf(SCOPES),
};

/** What a keyword reply needs: its words, and at least one message to answer with. */
export const replyKeywordFormSchema = z.object({
  ...triggerRules,
  replys: z.array(replySchema, 'rule.replies').check(z.minLength(1, 'rule.replies')),
});
/** What the dialog of a keyword reply holds (robot contract, section 1.4). */
export type ReplyKeywordForm = z.input<typeof replyKeywordFormSchema>;

/** What a skill needs: its words and what they start; some skills are for private chats alone. */
export const eventKeywordFormSchema = z
  .object({ ...triggerRules, event: requiredText('rule.event', 200) })
  .check(
    z.superRefine(({ event, scope }, context) => {
      if (scope === 'friend' || !PRIVATE_EVENTS.some((name) => name === event)) return;
      context.addIssue({
        code: 'custom',
        message: 'rule.event.private',
        path: ['scope'],
        input: scope,
      });
    }),
  );
/** What the dialog of a skill holds (product specification, section 3). */
export type EventKeywordForm = z.input<typeof eventKeywordFormSchema>;

const replies = z.array(replySchema, 'invalid');

/** What a group needs that people join by a keyword, or that welcomes who joins: its topic, and either of the two. */
export const roomJoinFormSchema = z
  .object({
    roomName: requiredText('forward.rooms', 200),
    keywords: z.array(keywordSchema, 'rule.keywords'),
    reg: oneOf(MATCH_MODES),
    replys: replies,
    welcomes: replies,
  })
  .check(
    z.superRefine(({ keywords, welcomes }, context) => {
      if (keywords.length > 0 || welcomes.length > 0) return;
      context.addIssue({
        code: 'custom',
        message: 'rule.keywords',
        path: ['keywords'],
        input: keywords,
      });
    }),
  );
/** What the dialog of a group that people join holds (robot contract, section 1.4). */
export type RoomJoinForm = z.input<typeof roomJoinFormSchema>;
