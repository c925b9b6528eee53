import { expect, it } from 'vitest';
import { ruleIdOf } from './rule-id';

const rule = { keywords: ['报名'], reg: 1, needAt: 1, scope: 'room', replys: [{ type: 1 }] };

it('stays the same when a reply is changed', () => {
  expect(ruleIdOf({ ...rule, replys: [] })).toBe(ruleIdOf(rule));
});

it.each([
  { ...rule, keywords: ['报', '名'] },
  { ...rule, scope: 'all' },
  { ...rule, event: 'news' },
  null,
  '报名',
])('tells what reacts to something else: %o', (other) => {
  expect(ruleIdOf(other)).not.toBe(ruleIdOf(rule));
});

it('follows the id of a row that has one', () => {
  expect(ruleIdOf({ id: '7', keywords: ['a'] })).not.toBe(ruleIdOf({ id: '8', keywords: ['a'] }));
});
