import { describe, expect, it } from 'vitest';
import { CODE_TEXT } from '../core/code-texts';
import { CODE } from '../core/codes';
import { NOTICE_TEXT, SPEC_NOTICE_TEXT } from '../core/notice-texts';
import { RULE_TEXT } from '../core/rule-texts';
import { SPEC_RULE_TEXT } from '../core/spec-rule-texts';
import spec from './spec-texts.json';

const inChinese = (table: Readonly<Record<string, { readonly 'zh-CN': string }>>) =>
  Object.values(table).map((text) => text['zh-CN']);
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

const isMini = (rule: string) => rule.startsWith('material.mini.');
const rules = Object.entries(SPEC_RULE_TEXT);
const written = [...spec.section4, ...spec.section5, ...spec.section8];

describe('the texts of the specification', () => {
  it('are all there to the letter, and none that claims to be one is ours', () => {
    const claimed = [
      ...rules.filter(([rule]) => !isMini(rule)).map(([, text]) => text['zh-CN']),
      ...inChinese(SPEC_NOTICE_TEXT),
    ];
    expect(sorted(claimed)).toEqual(sorted(written));
  });

  it.each([...new Set(written)])('hold the text %s', (text) => {
    expect([
      ...rules.map(([, phrase]) => phrase['zh-CN']),
      ...inChinese(SPEC_NOTICE_TEXT),
    ]).toContain(text);
  });

  it.each(spec.section5MiniProgram.each)('ask for the %s of a mini program', (field) => {
    expect(rules.map(([rule]) => rule)).toContain(`material.mini.${field}`);
  });

  it.each(spec.section8Described)('say in words of ours: %s', (phrase) => {
    const ours = Object.values(NOTICE_TEXT).map(({ en }) => en.toLowerCase());
    expect(ours).toContain(phrase);
  });

  it('are worded once: none of them is among our own', () => {
    const own = Object.entries(RULE_TEXT).filter(([rule]) => !Object.hasOwn(SPEC_RULE_TEXT, rule));
    expect(own.length).toBeGreaterThan(20);
    expect(inChinese(Object.fromEntries(own)).filter((text) => written.includes(text))).toEqual([]);
  });

  it('ask for each part of a mini program in the form of the specification', () => {
    const { form, each } = spec.section5MiniProgram;
    const mini = rules.filter(([rule]) => isMini(rule));
    expect(sorted(mini.map(([rule]) => rule))).toEqual(
      sorted(each.map((field) => `material.mini.${field}`)),
    );
    const pattern = new RegExp(`^${form.replace('X', '.+')}$`);
    for (const [, text] of mini) expect(text['zh-CN']).toMatch(pattern);
  });

  it('that are only described have words of ours that say the same', () => {
    const described = Object.entries(NOTICE_TEXT)
      .filter(([notice]) => !Object.hasOwn(SPEC_NOTICE_TEXT, notice))
      .map(([, text]) => text.en.toLowerCase());
    expect(sorted(described)).toEqual(sorted(spec.section8Described));
  });

  it('ask for a membership in its words', () => {
    expect([CODE_TEXT[CODE.membershipNeeded]['zh-CN']]).toEqual(spec.section6);
  });
});
