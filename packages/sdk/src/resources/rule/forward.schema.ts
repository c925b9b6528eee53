import * as z from 'zod/mini';
import { storedChoice, storedList } from '../../core/stored';
import { FORWARD_MESSAGES, MATCH_MODES, TARGET_TYPES } from './rule.constants';
import { targetSchema } from './target.schema';

const targetType = z.literal(TARGET_TYPES.map(({ value }) => value));

/** A row of `forwards`: words that are forwarded from some chats to others (product specification, section 3). */
export const keywordForwardSchema = z.looseObject({
  keywords: z.array(z.string()),
  reg: z.literal(MATCH_MODES.map(({ value }) => value)),
  /** What is listened to. */
  type: targetType,
  targets: storedList(targetSchema),
  forwardType: targetType,
  forwardTargets: storedList(targetSchema),
});
/** A keyword forward rule (product specification, section 3). */
export type KeywordForward = z.output<typeof keywordForwardSchema>;

/** A row of `privateForwards`: what one user writes, forwarded to group topics and friend names. */
export const privateForwardSchema = z.looseObject({
  /** The user's nickname. */
  name: z.string(),
  type: storedChoice(FORWARD_MESSAGES, 1),
  rooms: storedList(z.string()),
  contacts: storedList(z.string()),
});
/** A designated-user forward rule (product specification, section 3). */
export type PrivateForward = z.output<typeof privateForwardSchema>;
