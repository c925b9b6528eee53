import { SOURCE_LOCALES, type SourceLocale } from '@chatdeck/sdk/constants';
import { stageText, type StageId } from '@chatdeck/sdk/simulate';
import { expect, it } from 'vitest';
import { advancedMessages } from '#features/dialogue/advanced.messages.ts';
import { dialogueMessages } from '#features/dialogue/dialogue.messages.ts';
import { callbackEventMessages } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import { keywordForwardMessages } from '#features/forward/keyword/keyword-forward.messages.ts';
import { privateForwardMessages } from '#features/forward/private/private-forward.messages.ts';
import { joinRuleMessages } from '#features/group/join-rule/join-rule.messages.ts';
import { skillMessages } from '#features/skill/skill.messages.ts';
import { summaryMessages } from '#features/summary/summary.messages.ts';
import { roomSyncMessages } from '#features/sync/room-sync.messages.ts';
import { csvColumnMessages } from '#lists/rules/csv/csv-columns.messages.ts';
import { triggerMessages } from '#lists/rules/dialog/rule.messages.ts';
import { createWording, type Wording } from '#messages/wording.ts';
import { findingsMessages } from '#lists/config-check/findings.messages.ts';
import { relatedMessages } from '#lists/references/related.messages.ts';
import { CONFIG_FIELDS } from './config-fields';

/** The stages of the robot that are set by one key of the config. */
const STAGES: Readonly<Record<string, StageId>> = {
  privateForwards: 'privateForward',
  uploadFileConfig: 'upload',
  defaultReply: 'empty',
  preventLength: 'length',
  newFriendReplys: 'newFriend',
  roomJoinKeywords: 'roomInvite',
  forwards: 'forward',
  callBackEvents: 'callback',
  preventWords: 'preventWords',
  summerConfig: 'summary',
  eventKeywords: 'skill',
  replyKeywords: 'reply',
  customBot: 'customBot',
  roomAsyncList: 'sync',
};

const cases = CONFIG_FIELDS.flatMap(({ key, label }) =>
  (['zh-CN', 'en'] as const).map((locale) => [key, locale, label[locale]] as const),
);

it.each(cases)('calls %s alike in every place (%s): %s', (key, locale, label) => {
  const wording = createWording(locale);
  const tables = [findingsMessages.texts[locale](wording), relatedMessages.texts[locale](wording)];
  const stage = STAGES[key];
  const names = [
    ...tables.map((table) => new Map<string, unknown>(Object.entries(table)).get(key)),
    stage && stageText(stage, locale),
  ].filter((name) => name !== undefined);
  expect(names).toEqual(names.map(() => label));
});

it('compares names in both tables', () => {
  const keys = new Set<string>(CONFIG_FIELDS.map(({ key }) => key));
  const wording = createWording('en');
  const count = (table: object) => Object.keys(table).filter((key) => keys.has(key)).length;
  expect(count(findingsMessages.texts.en(wording))).toBeGreaterThan(10);
  expect(count(relatedMessages.texts.en(wording))).toBeGreaterThan(10);
});

type Texts = Readonly<Record<SourceLocale, (wording: Wording) => object>>;
const labelIn = (texts: Texts, key: string, locale: SourceLocale) =>
  new Map<string, unknown>(Object.entries(texts[locale](createWording(locale)))).get(key);

/** What dialogues and summaries set for themselves: its key in the config, and where its label stands. */
const OF_AI: readonly (readonly [string, Texts, string])[] = [
  ['gpttoken', dialogueMessages.texts, 'token'],
  ['proxyPassUrl', dialogueMessages.texts, 'proxyPass'],
  ['openaiModel', dialogueMessages.texts, 'model'],
  ['openaiTimeout', dialogueMessages.texts, 'timeout'],
  ['openaiSystemMessage', dialogueMessages.texts, 'systemMessage'],
  ['difyAgent', dialogueMessages.texts, 'isAiAgent'],
  ['coze_showSuggestions', dialogueMessages.texts, 'showSuggestions'],
  ['defaultReply', dialogueMessages.texts, 'defaultReply'],
  ['roomAt', triggerMessages.texts, 'needAt'],
  ['showQuestion', advancedMessages.texts, 'showQuestion'],
  ['ignoreFiles', advancedMessages.texts, 'ignoreFiles'],
  ['filterLinkContent', advancedMessages.texts, 'filterLinkContent'],
  ['chatFilter', advancedMessages.texts, 'filter'],
  ['filterAppid', advancedMessages.texts, 'appId'],
  ['filterApiKey', advancedMessages.texts, 'apiKey'],
  ['filterSecretKey', advancedMessages.texts, 'secretKey'],
  ['openaiDebug', advancedMessages.texts, 'debug'],
  ['proxyUrl', advancedMessages.texts, 'proxyUrl'],
  ['gpttoken', summaryMessages.texts, 'token'],
  ['proxyPassUrl', summaryMessages.texts, 'baseUrl'],
  ['openaiModel', summaryMessages.texts, 'model'],
  ['openaiDebug', summaryMessages.texts, 'debug'],
];

it.each(OF_AI)('calls %s alike where a dialogue or a summary sets it', (setting, texts, key) => {
  const field = CONFIG_FIELDS.find((other) => other.key === setting);
  for (const locale of SOURCE_LOCALES)
    expect(labelIn(texts, key, locale)).toBe(field?.label[locale]);
});

/** The columns of exported rules, and the field of the dialog that edits the same. */
const COLUMNS: readonly (readonly [string, Texts, string])[] = [
  ['welcome', joinRuleMessages.texts, 'welcomes'],
  ['room', joinRuleMessages.texts, 'room'],
  ['skill', skillMessages.texts, 'skill'],
  ['kind', callbackEventMessages.texts, 'type'],
  ['address', callbackEventMessages.texts, 'address'],
  ['timeout', callbackEventMessages.texts, 'timeout'],
  ['user', privateForwardMessages.texts, 'name'],
  ['toRooms', privateForwardMessages.texts, 'rooms'],
  ['toFriends', privateForwardMessages.texts, 'contacts'],
  ['fromKind', keywordForwardMessages.texts, 'listen'],
  ['toKind', keywordForwardMessages.texts, 'forward'],
  ['mode', roomSyncMessages.texts, 'model'],
  ['mainRoom', roomSyncMessages.texts, 'main'],
  ['rooms', roomSyncMessages.texts, 'others'],
];
/** A header says the unit too. */
const withoutUnit = (header: unknown) => String(header).replace(/（秒）| \(s\)$/, '');

it.each(COLUMNS)('heads the column %s as its field is called', (column, texts, key) => {
  for (const locale of SOURCE_LOCALES) {
    const header = labelIn(csvColumnMessages.texts, column, locale);
    expect(withoutUnit(header)).toBe(labelIn(texts, key, locale));
  }
});
