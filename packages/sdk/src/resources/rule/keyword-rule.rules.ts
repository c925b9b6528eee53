import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import { replySchema } from '../robot/reply.schema';
import { PRIVATE_EVENTS } from './private-event.constants';
import { keywordsSchema, optionalKeywordsSchema } from './keyword.rules';
import { MATCH_MODES, NEED_AT, SCOPES, WELCOME_TYPES } from './rule.constants';

const triggerRules = {
  keywords: keywordsSchema,
  reg: oneOf(MATCH_MODES),
  needAt: oneOf(NEED_AT),
  scope: oneOf(SCOPES),
};

/** What a keyword reply requires: keywords, and at least one message as the reply. */
export const replyKeywordFormSchema = z.object({
  ...triggerRules,
  replys: z.array(replySchema, 'rule.replies').check(z.minLength(1, 'rule.replies')),
});
/** The value of the keyword reply dialog (robot contract, section 1.4). */
export type ReplyKeywordForm = z.input<typeof replyKeywordFormSchema>;

const startedEvent = requiredText('rule.event', 200);
/** What a skill requires: keywords and the skill that they start; some skills are for private chats only. */
export const eventKeywordFormSchema = z.object({ ...triggerRules, event: startedEvent }).check(
  crossRule({ event: startedEvent, scope: triggerRules.scope }, ({ event, scope }, miss) => {
    if (scope === 'friend' || !PRIVATE_EVENTS.some((name) => name === event)) return;
    miss('rule.event.private', 'scope');
  }),
);
/** The value of the skill dialog (product specification, section 3). */
export type EventKeywordForm = z.input<typeof eventKeywordFormSchema>;

const replies = z.array(replySchema, 'invalid');
/** A welcome in a group may only be text or a file; the robot sends nothing else (robot contract, section 1.4). */
const welcomes = replies.check(
  z.refine(
    (rows) => rows.every(({ type }) => WELCOME_TYPES.some((sent) => sent === type)),
    'rule.welcome.type',
  ),
);

/** What a group with joining by keyword or a welcome requires: its topic, and at least one of the two. */
export const roomJoinFormSchema = z
  .object({
    roomName: requiredText('forward.rooms', 200),
    keywords: optionalKeywordsSchema,
    reg: oneOf(MATCH_MODES),
    replys: replies,
    welcomes,
  })
  .check(
    crossRule({ keywords: optionalKeywordsSchema, welcomes }, ({ keywords, welcomes }, miss) => {
      if (keywords.length === 0 && welcomes.length === 0) miss('rule.keywords', 'keywords');
    }),
  );
/** The form of a group with joining by keyword (robot contract, section 1.4). */
export type RoomJoinForm = z.input<typeof roomJoinFormSchema>;
