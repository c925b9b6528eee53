import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';
import { storedFlag, storedList, storedNumber, storedText } from '../../core/stored';
import { TARGET_TYPES } from '../rule/rule.constants';
import { targetSchema } from '../rule/target.schema';

/**
 * A dialogue with an AI service for some chats (robot contract, section 5.1); the first one that matches a message
 * answers it.
 */
export const dialogueSchema = z.looseObject({
  id: z.string(),
  version: rowVersion(),
  /** What the account calls it; the robot does not read it. */
  name: storedText(),
  type: z.literal(TARGET_TYPES.map(({ value }) => value)),
  targets: storedList(targetSchema),
  isAllRoom: storedFlag(),
  isAllFriend: storedFlag(),
  onlyId: storedFlag(),
  allowRoomMembers: storedList(targetSchema),
  openChat: storedFlag(),
  needAt: storedNumber(1),
  keywords: storedList(z.string()),
  replaceKeyword: storedFlag(),
  robotType: z.number(),
  limitNum: storedNumber(0),
  /** How many answers it has given. */
  usedNum: storedNumber(0),
  rechargeTip: storedText(),
  defaultReply: storedText(),
  openFileAnalyze: storedFlag(),
  botConfig: z.looseObject({}),
});
/** A dialogue with an AI service for some rooms or friends (robot contract, section 5.1). */
export type Dialogue = z.output<typeof dialogueSchema>;
