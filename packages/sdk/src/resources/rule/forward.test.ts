import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { keywordForwardFormSchema, privateForwardFormSchema } from './forward.rules';

describe('the keyword forward dialog', () => {
  const rule = {
    keywords: ['求助'],
    reg: 1,
    type: 'room',
    targets: [{ id: 'r1', name: '读书会' }],
    forwardType: 'contact',
    forwardTargets: [{ id: 'c1', name: '周明' }],
  };

  it('accepts a rule that is filled in and hands it on whole', () => {
    expect(keywordForwardFormSchema.parse(rule)).toEqual(rule);
    for (const position of ['start', 'middle', 'end']) {
      expect(brokenRules(keywordForwardFormSchema, { ...rule, position })).toEqual([]);
    }
    expect(brokenRules(keywordForwardFormSchema, { ...rule, position: 'x' })).toHaveLength(1);
  });

  it('asks for groups or friends by what was chosen, all at once', () => {
    const empty = { keywords: [], reg: 1, targets: [], forwardTargets: [] };
    expect(
      brokenRules(keywordForwardFormSchema, { ...empty, type: 'room', forwardType: 'contact' }),
    ).toEqual(['keywords: 关键词必填', 'targets: 群组必选', 'forwardTargets: 转发好友必选']);
    expect(
      brokenRules(keywordForwardFormSchema, { ...empty, type: 'contact', forwardType: 'room' }),
    ).toEqual(['keywords: 关键词必填', 'targets: 好友必选', 'forwardTargets: 转发群组必选']);
  });

  it('refuses a keyword that every message contains', () => {
    expect(brokenRules(keywordForwardFormSchema, { ...rule, keywords: ['求助', ' '] })).toEqual([
      'keywords.1: 关键词不能为空',
    ]);
  });
});

describe('the designated-user forward dialog', () => {
  it('needs the name of the user', () => {
    const rule = { name: '林知远', type: 2, rooms: ['读书会'], contacts: [] };
    expect(brokenRules(privateForwardFormSchema, rule)).toEqual([]);
    for (const filter of [-1, 1, 0]) {
      expect(brokenRules(privateForwardFormSchema, { ...rule, filter })).toEqual([]);
    }
    expect(brokenRules(privateForwardFormSchema, { ...rule, filter: 2 })).toHaveLength(1);
    expect(brokenRules(privateForwardFormSchema, { ...rule, name: ' ' })).toEqual(['name: 必填']);
  });

  it('needs somebody to forward to, a group or a friend', () => {
    const rule = { name: '林知远', type: 2, rooms: [], contacts: [] };
    expect(brokenRules(privateForwardFormSchema, rule)).toEqual([
      'rooms: 转发到的群和好友至少选一个',
    ]);
    expect(brokenRules(privateForwardFormSchema, { ...rule, contacts: ['周明'] })).toEqual([]);
  });

  it('says how many may be chosen', () => {
    const rooms = Array.from({ length: 501 }, (_, index) => `群 ${index}`);
    const rule = { name: '林知远', type: 2, rooms, contacts: [] };
    expect(brokenRules(privateForwardFormSchema, rule)).toEqual(['rooms: 最多选 500 个']);
  });
});
