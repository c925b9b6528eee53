import { expect, it } from 'vitest';
import { mergedRow, partChanges } from './merge';

const before = { name: '客服', bot: { model: 'gpt-4o', token: 'a' } };

it('merges what two people changed in different parts of one part', () => {
  const theirs = { ...before, bot: { ...before.bot, token: 'b' } };
  const mine = { ...before, bot: { model: 'gpt-4o-mini', token: 'a' } };
  expect(mergedRow(before, theirs, mine)).toEqual({
    name: '客服',
    bot: { model: 'gpt-4o-mini', token: 'b' },
  });
  expect(partChanges(before, theirs, mine).map(({ path }) => path.join('.'))).toEqual([
    'bot.model',
    'bot.token',
  ]);
});

it('leaves the choice where they changed one part differently', () => {
  const theirs = { ...before, bot: { ...before.bot, token: 'b' } };
  const mine = { ...before, bot: { ...before.bot, token: 'c' } };
  expect(mergedRow(before, theirs, mine)).toBeUndefined();
  expect(partChanges(before, theirs, mine)).toEqual([
    { path: ['bot', 'token'], before: 'a', theirs: 'b', mine: 'c' },
  ]);
});

it('takes parts in another order for the same', () => {
  const theirs = { bot: { token: 'a', model: 'gpt-4o' }, name: '店长' };
  expect(mergedRow(before, theirs, before)).toEqual(theirs);
  expect(partChanges(before, theirs, before)).toHaveLength(1);
});
