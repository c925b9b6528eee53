import * as z from 'zod/mini';
import { storedChoice, storedFlag, storedList, storedNumber, storedText } from '../../core/stored';
import { MATCH_MODES, NEED_AT, SCOPES } from '../rule/rule.constants';
import { SUMMARY_BOT } from './summary-bots';

/** `summerConfig`: chat summaries by time or by count (robot contract, section 1.7). Times in hours, `timeout` in seconds. */
export const summarySchema = z.looseObject({
  open: storedFlag(),
  keywords: storedList(z.string()),
  reg: storedChoice(MATCH_MODES, 1),
  needAt: storedChoice(NEED_AT, 1),
  scope: storedChoice(SCOPES, 'all'),
  /** `time`; anything else counts messages. */
  summerType: storedText(),
  summerTime: storedNumber(0),
  summerNum: storedNumber(100),
  botType: storedNumber(SUMMARY_BOT.chatGpt),
  token: storedText(),
  baseUrl: storedText(),
  botId: storedText(),
  model: storedText(),
  prompt: storedText(),
  timeout: storedNumber(180),
  debug: storedFlag(),
});
/** How chats are summarised (robot contract, section 1.7). */
export type Summary = z.output<typeof summarySchema>;
