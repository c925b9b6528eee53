import { stageText, type StageId } from '@chatdeck/sdk/simulate';
import { expect, it } from 'vitest';
import { createWording } from '#messages/wording.ts';
import { findingsMessages } from '#lists/findings/findings.messages.ts';
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
