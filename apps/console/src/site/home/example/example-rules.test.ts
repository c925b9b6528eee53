import { describe, expect, it } from 'vitest';
import { answer, QUESTIONS } from './example-rules';

describe('the example of the landing page', () => {
  it('answers each question that it offers, in both languages, by a rule', () => {
    for (const question of QUESTIONS) {
      const outcomes = Object.values(question).map((text) => answer(text));
      expect(outcomes.every(({ keyword }) => keyword !== undefined)).toBe(true);
      expect(new Set(outcomes.map((outcome) => outcome.answer)).size).toBe(1);
    }
  });

  it('lets the first rule that fits answer, whatever the case', () => {
    expect(answer('报名以后几点上课').keyword).toBe('报名');
    expect(answer('MAY I BRING A DOG').keyword).toBe('dog');
  });

  it('says so when no rule fits', () => {
    expect(answer('今天天气怎么样').keyword).toBeUndefined();
  });
});
