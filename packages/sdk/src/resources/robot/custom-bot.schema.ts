import * as z from 'zod/mini';
import {
  storedChoice,
  storedFlag,
  storedNumber,
  storedOpaque,
  storedPairs,
  storedText,
} from '../../core/stored';
import { NEED_AT, SCOPES } from '../rule/rule.constants';
import { storageSchema } from '../upload/storage.schema';

/** `customBot`: the user's own service that answers (robot contract, section 1.7). `timeout` in seconds. */
export const customBotSchema = z.looseObject({
  open: storedFlag(),
  customUrl: storedText(),
  timeout: storedNumber(60),
  needAt: storedChoice(NEED_AT, 1),
  scope: storedChoice(SCOPES, 'all'),
  moreData: storedPairs(),
  openWhisper: storedFlag(),
  whisperConfig: storedOpaque(),
});
/** The user's own bot that answers over HTTP (robot contract, section 1.7). */
export type CustomBot = z.output<typeof customBotSchema>;

/** `conversationRecord`: every message is forwarded to a custom address (robot contract, section 1.7). `timeout` in seconds. */
export const conversationRecordSchema = z.looseObject({
  open: storedFlag(),
  customUrl: storedText(),
  timeout: storedNumber(180),
  header: storedPairs(),
  moreData: storedPairs(),
  debug: storedFlag(),
  ossConfig: z.optional(z.nullable(storageSchema)),
});
/** Where the robot reports its conversations (robot contract, section 1.7). */
export type ConversationRecord = z.output<typeof conversationRecordSchema>;
