import { describe, expect, it } from 'vitest';
import { sampleInputSchema } from '../resources/sample/sample.rules';
import { expectedOf, isSameExpected } from './expected-outcome';
import { prepareRobot } from './prepare-robot';

const rights = { isMember: true, customRoutes: [] };
const from = { id: 'c1', name: '林知远' };
const outcomeFor = (content: string) => {
  const replyKeywords = [
    { keywords: ['书'], reg: 1, needAt: 0, scope: 'all', replys: [{ type: 1, content }] },
  ];
  return expectedOf(prepareRobot({ config: { replyKeywords }, rights })({ text: '书单', from }));
};

describe('what is expected of a sample', () => {
  it('can be stored, however long the reply', () => {
    const expected = outcomeFor('🌻书'.repeat(3_000));
    expect(sampleInputSchema.safeParse({ text: '书单', expected }).success).toBe(true);
    expect(
      sampleInputSchema.safeParse({ text: '书单', expected: outcomeFor('好\0') }).success,
    ).toBe(true);
  });

  it('differs where the reply does, at its end too', () => {
    const long = '青禾书房'.repeat(200);
    expect(isSameExpected(outcomeFor(`${long}甲`), outcomeFor(`${long}甲`))).toBe(true);
    expect(isSameExpected(outcomeFor(`${long}甲`), outcomeFor(`${long}乙`))).toBe(false);
    const { outcome, asks, sends } = outcomeFor('好');
    expect(isSameExpected({ sends, asks, outcome }, outcomeFor('好'))).toBe(true);
  });
});
