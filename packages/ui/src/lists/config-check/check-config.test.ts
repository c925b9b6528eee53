import { expect, it } from 'vitest';
import { knownFindings, sharedCheck, type CheckInputs } from './check-config';

const NOTHING_ELSE: CheckInputs = {
  stored: { replyKeywords: [{ keywords: ['价格'], reg: 2, needAt: 1, scope: 'all', replys: [] }] },
  role: 'vip',
  rooms: undefined,
  friends: undefined,
  dialogues: undefined,
  rssFeeds: undefined,
  batchTasks: undefined,
  reminders: undefined,
  materials: undefined,
};

it('keeps what was found in the config of an account from another one that has an equal config', async () => {
  const [ours, theirs] = [{}, {}];
  const found = await sharedCheck(ours, NOTHING_ELSE);
  expect(knownFindings(ours)).toBe(found);
  expect(knownFindings(theirs)).toBeUndefined();
  await sharedCheck(theirs, { ...NOTHING_ELSE, role: 'user' });
  expect(knownFindings(ours)).toBe(found);
});
