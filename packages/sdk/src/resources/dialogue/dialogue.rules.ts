import * as z from 'zod/mini';
import { oneOf, optionalLine, optionalText, requiredText, visibly } from '../../core/check';
import { isKey, optionalKey } from '../../core/key';
import { crossRule } from '../../core/cross-rule';
import { isJsonObject, unsafeKeys } from '../../core/json';
import { INTEGER_MAX } from '../../core/wire';
import { keywordSchema } from '../rule/keyword.rules';
import { NEED_AT, TARGET_TYPES } from '../rule/rule.constants';
import { optionalTargetsSchema } from '../rule/targets.rules';
import { BOTS_WITH_ID, DIALOGUE_BOT } from './dialogue.constants';

/** The longest name of a dialogue. */
const DIALOGUE_NAME_MAX = 50;

const flag = z._default(z.boolean('invalid'), false);
const count = z._default(z.int('invalid').check(z.minimum(0, 'invalid')), 0);
const promptId = z.optional(z.nullable(z.union([z.string(), z.number()])));

const notified = { botId: optionalKey(200), model: optionalKey(200) };
/** The connection and settings of the service; fields that only the robot reads pass through. */
const botConfigSchema = z.looseObject({
  token: requiredText('required', 1_000).check(visibly, isKey),
  ...notified,
  /** The base address of the service. */
  proxyPass: optionalKey(2_000),
  /** In seconds, despite its name. */
  timeoutMs: z.optional(z.number('invalid').check(z.minimum(0, 'invalid'))),
  systemMessage: optionalText(),
  promotId: promptId,
  completionParams: z.optional(z.looseObject({}, 'invalid')),
  keywordSystemMessages: z.optional(
    z.array(z.looseObject({ keyword: keywordSchema, promotId: promptId }), 'invalid'),
  ),
});

const target = {
  type: oneOf(TARGET_TYPES),
  targets: optionalTargetsSchema,
  isAllRoom: flag,
  isAllFriend: flag,
};
const robotType = z.literal(Object.values(DIALOGUE_BOT), 'required');

/** What a custom dialogue with an AI service requires (robot contract, section 5.1). */
export const dialogueInputSchema = z
  .object({
    name: optionalLine(DIALOGUE_NAME_MAX),
    ...target,
    onlyId: flag,
    allowRoomMembers: optionalTargetsSchema,
    openChat: z._default(z.boolean('invalid'), true),
    needAt: z._default(oneOf(NEED_AT), 1),
    /** An empty list matches every message. */
    keywords: z._default(z.array(keywordSchema, 'invalid'), []),
    replaceKeyword: flag,
    robotType,
    /** How many answers it may give; 0 is unlimited. */
    limitNum: count,
    usedNum: z.optional(
      z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_MAX, 'invalid')),
    ),
    rechargeTip: optionalText(1_000),
    defaultReply: optionalText(1_000),
    openFileAnalyze: flag,
    botConfig: botConfigSchema,
  })
  .check(
    crossRule(target, ({ type, targets, isAllRoom, isAllFriend }, miss) => {
      const isForAll = type === 'room' ? isAllRoom : isAllFriend;
      if (!isForAll && targets.length === 0) miss('send.target', 'targets');
    }),
    crossRule(
      { robotType, botConfig: z.looseObject(notified) },
      ({ robotType, botConfig }, miss) => {
        if (robotType === DIALOGUE_BOT.chatGpt && !botConfig.model) {
          miss('required', 'botConfig', 'model');
        }
        if (BOTS_WITH_ID.includes(robotType) && !botConfig.botId) {
          miss('required', 'botConfig', 'botId');
        }
        if (isJsonObject(botConfig) && unsafeKeys(botConfig).length > 0) {
          miss('config.key', 'botConfig');
        }
      },
    ),
  );
/** The input of a dialogue. */
export type DialogueInput = z.input<typeof dialogueInputSchema>;
