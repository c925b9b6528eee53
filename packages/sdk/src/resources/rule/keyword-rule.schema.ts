import * as z from 'zod/mini';
import { storedChoice, storedList } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';
import { MATCH_MODES, NEED_AT, SCOPES } from './rule.constants';

/** When a keyword rule applies: its keywords, how they are matched, and where. */
export const trigger = {
  keywords: z.array(z.string()),
  reg: z.literal(MATCH_MODES.map(({ value }) => value)),
  needAt: storedChoice(NEED_AT, 1),
  scope: storedChoice(SCOPES, 'all'),
};

/** A row of `replyKeywords`: keywords and their reply (robot contract, section 1.4). */
export const replyKeywordSchema = z.looseObject({ ...trigger, replys: storedList(replySchema) });
/** Keywords and their replies (robot contract, section 1.4). */
export type ReplyKeyword = z.output<typeof replyKeywordSchema>;

/** A row of `eventKeywords`: keywords and the skill that they start (robot contract, sections 1.4 and 1.5). */
export const eventKeywordSchema = z.looseObject({ ...trigger, event: z.string() });
/** Keywords that start a skill (product specification, section 3). */
export type EventKeyword = z.output<typeof eventKeywordSchema>;

/** A row of `roomJoinKeywords`: keywords that invite to a group, and its welcome messages (robot contract, section 1.4). */
export const roomJoinSchema = z.looseObject({
  roomName: z.string(),
  keywords: storedList(z.string()),
  reg: storedChoice(MATCH_MODES, 1),
  replys: storedList(replySchema),
  welcomes: storedList(replySchema),
});
/** Keywords that let friends into a room, and its welcome (robot contract, section 1.4). */
export type RoomJoin = z.output<typeof roomJoinSchema>;
