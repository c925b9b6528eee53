import { describe, expect, it } from 'vitest';
import { RULE_TEXT, isMissingRule, pickerLimitText, ruleText } from './rule-texts';

describe('the words of a broken rule', () => {
  it('are there in both languages, those of schedules included', () => {
    for (const [rule, text] of Object.entries(RULE_TEXT)) {
      expect([rule, text['zh-CN'].trim()]).not.toEqual([rule, '']);
      expect(text.en).toMatch(/^[\x20-\x7e]+$/);
    }
    expect(ruleText('cron.frequent', 'zh-CN')).toBe('每分钟最多执行一次');
    expect(isMissingRule('cron.empty')).toBe(true);
  });

  it('name the limit of a picker', () => {
    expect(pickerLimitText(5, 'zh-CN')).toBe('只能选中5项');
    expect(pickerLimitText(5, 'en')).toBe('Choose at most 5');
  });
});
