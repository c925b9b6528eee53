import type { Dialogue } from '@chatdeck/sdk';
import { buildDialogue } from '@chatdeck/sdk/testing';
import { dialogueInputSchema } from '@chatdeck/sdk/rules';
import { expect, it } from 'vitest';
import { toDialogueFields, toDialogueInput } from './dialogue.model';

const botConfig = {
  token: 'sk-1',
  model: 'gpt-4o',
  temperature: 0.3,
  keywordSystemMessages: [{ keyword: '翻译', promotId: 4 }],
  whisperConfig: { type: 6, keywords: ['小禾'] },
  filter: true,
  filterConfig: { type: 1, appId: 'app', apiKey: 'key', secretKey: 'secret' },
  debug: true,
  record: true,
  proxyUrl: 'http://127.0.0.1:7890',
  completionParams: { max_tokens: 300 },
};

/** What a dialogue is saved as when nothing was changed in its form, or this was. */
const saved = (changes: object = {}, config: Dialogue['botConfig'] = botConfig) => {
  const row = buildDialogue(0, { botConfig: config });
  const fields = toDialogueFields(row);
  const checked = dialogueInputSchema.parse({
    ...fields,
    botConfig: { ...fields.botConfig, ...changes },
  });
  return toDialogueInput(checked).botConfig;
};

it('is saved with every setting of the robot that it had', () => {
  expect(saved()).toMatchObject({
    ...botConfig,
    keywordSystemMessages: [{ keyword: '翻译', promotId: '4' }],
  });
});

it('refuses extra parameters that are no object, and leaves out what was emptied', () => {
  expect(() => saved({ completionParams: 'max_tokens: 300' })).toThrow();
  expect(saved({ completionParams: undefined })['completionParams']).toBeUndefined();
});

it('leaves to the service what was left empty', () => {
  const bot = saved({ temperature: NaN, keywordSystemMessages: [{ keyword: '早', promotId: '' }] });
  expect(bot).not.toHaveProperty('temperature');
  expect(bot).not.toHaveProperty('top_p');
  expect(bot.keywordSystemMessages).toEqual([{ keyword: '早', promotId: null }]);
});

it('has no keys of a censor where none were typed', () => {
  expect(saved({}, { token: 'sk-1', model: 'gpt-4o' })).not.toHaveProperty('filterConfig');
});
