import type { Locale, SourceLocale } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { firstOutcome } from './example-outcome';
import { askExample } from './example-robot';
import { QUESTIONS } from './example-rules';

const LOCALES: readonly SourceLocale[] = ['zh-CN', 'en'];
const keywordOf = (question: string) =>
  askExample(question, 'zh-CN').steps.find(({ isWord }) => isWord)?.result;
const hit = (question: string, locale: Locale = 'en') =>
  askExample(question, locale).steps.filter(({ state }) => state === 'hit');

describe('the example of the landing page', () => {
  it('answers each question that it offers, in both languages, by a rule', () => {
    for (const question of QUESTIONS) {
      const answers = LOCALES.map((locale) => askExample(question[locale], 'en').answer);
      expect(new Set(answers).size).toBe(1);
      for (const locale of LOCALES) expect(hit(question[locale])[0]?.name).toBe('Simple Q&A');
    }
  });

  it.each(LOCALES)('shows in %s, before it is loaded, what it will say then', (locale) => {
    expect(firstOutcome(locale)).toEqual(askExample(QUESTIONS[0]?.[locale] ?? '', locale));
  });

  it('lets the first rule that fits answer, as the robot does', () => {
    expect(keywordOf('报名以后几点上课')).toBe('报名');
    // The robot tells capitals apart.
    expect(keywordOf('May I bring my dog')).toBe('dog');
    expect(keywordOf('MAY I BRING A DOG')).toBeUndefined();
  });

  it('says so when no rule fits', () => {
    expect(hit('今天天气怎么样')).toEqual([
      { name: 'Global AI', state: 'hit', result: 'The AI is asked' },
    ]);
    expect(askExample('今天天气怎么样', 'zh-CN').answer).toMatch(/接上 AI/);
  });

  it('shows what else of the robot decides', () => {
    expect(hit('casino')[0]).toMatchObject({ name: 'Blocked words', result: 'casino' });
    expect(hit('提醒 我 18:30 下班')[0]?.name).toBe('Reminders');
  });
});
