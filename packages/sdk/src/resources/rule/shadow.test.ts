import { expect, it } from 'vitest';
import { shadowedRules } from './shadow.rules';

const contains = (...keywords: string[]) => ({ keywords, reg: 1 });
const exact = (...keywords: string[]) => ({ keywords, reg: 2 });

it('finds the rule that an earlier one always answers before', () => {
  expect(shadowedRules([contains('价格'), contains('会员价格'), exact('价格')])).toEqual([
    undefined,
    { by: 0, word: '价格' },
    { by: 0, word: '价格' },
  ]);
});

it('leaves a rule alone that has a word of its own', () => {
  expect(shadowedRules([contains('价格'), contains('价格表', '报价')])[1]).toBeUndefined();
});

it('knows that the whole message catches no longer ones', () => {
  expect(shadowedRules([exact('书单'), contains('书单')])[1]).toBeUndefined();
  expect(shadowedRules([exact('书单'), exact('书单')])[1]).toEqual({ by: 0, word: '书单' });
});

it('names the first of several, and passes over those that are paused', () => {
  const rules = [undefined, contains('格'), contains('价'), contains('价格')];
  expect(shadowedRules(rules)[3]).toEqual({ by: 1, word: '格' });
});

it('answers at once for a text that somebody pasted as a keyword', () => {
  const pasted = 'a'.repeat(10_000);
  const begin = performance.now();
  const found = shadowedRules([contains('价格'), contains('aaa'), contains(pasted)]);
  expect(found[2]).toEqual({ by: 1, word: 'aaa' });
  expect(performance.now() - begin).toBeLessThan(500);
});

it('names the word that begins first where a rule has several', () => {
  const rules = [contains('格', '价格'), contains('会员价格')];
  expect(shadowedRules(rules)[1]).toEqual({ by: 0, word: '价格' });
});
