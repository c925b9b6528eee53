import * as z from 'zod/mini';
import { storedChoice, storedList, storedNumber } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';
import { MATCH_MODES } from '../rule/rule.constants';

/** The reply to a keyword in some groups, or in private to its sender; groups by their topics. */
export const roomKeywordSchema = z.looseObject({
  rooms: storedList(z.string()),
  keywords: z.array(z.string()),
  reg: storedChoice(MATCH_MODES, 1),
  replys: storedList(replySchema),
});
/** Keywords of some rooms and their replies, in the room or in private. */
export type RoomKeyword = z.output<typeof roomKeywordSchema>;

/** The config of the custom centre (product specification, section 3); unknown parts pass through. */
export const customConfigSchema = z.looseObject({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  /** Counts the saves, from 0 before the first. */
  version: storedNumber(0),
  config: z.looseObject({
    /** Sent in a group, answered in private. */
    privateKeywords: storedList(roomKeywordSchema),
  }),
});
/** What the custom centre stores (product specification, section 3). */
export type CustomConfig = z.output<typeof customConfigSchema>;
