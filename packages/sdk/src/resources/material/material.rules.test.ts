import { describe, expect, it } from 'vitest';
import { issueCode, toIssues } from '../../core/issues';
import { signUpSchema } from '../account/account.rules';
import { messageSchema } from '../send/send.rules';
import { materialInputSchema } from './material.rules';

const TEXT = { type: 1, name: '早安', content: '早安，读十页吧' } as const;
const text = (input: unknown, schema = materialInputSchema) =>
  toIssues(schema.safeParse(input).error ?? { issues: [] }, 'zh-CN').map((issue) => issue.message);

describe('a text material', () => {
  it('needs a name and a content, in the words of the specification', () => {
    expect(text(TEXT)).toEqual([]);
    expect(text({ type: 1, name: ' ', content: '' })).toEqual(['素材别名必填', '内容必填']);
    expect(text({ type: 1 })).toEqual(['素材别名必填', '内容必填']);
  });

  it('counts an emoji as one character at the limit', () => {
    expect(text({ ...TEXT, name: '🀄'.repeat(50) })).toEqual([]);
    expect(text({ ...TEXT, name: '🀄'.repeat(51) })).toEqual(['素材别名不能超过 50 个字']);
  });

  it('refuses what no database or robot can hold', () => {
    expect(text({ ...TEXT, content: 'a\u0000b' })).toEqual(['格式不正确']);
    expect(text({ ...TEXT, content: 'a\ud800b' })).toEqual(['格式不正确']);
  });
});

describe('the code of a broken rule', () => {
  it('tells a missing value from a wrong one', () => {
    const codeOf = (input: unknown) =>
      issueCode(toIssues(signUpSchema.safeParse(input).error ?? { issues: [] }, 'en'));
    expect(codeOf({})).toBe(10001);
    expect(codeOf({ name: '林', email: 'nobody', password: 'long enough' })).toBe(10002);
  });

  it('holds for the message form too', () => {
    expect(
      toIssues(messageSchema.safeParse({ type: 1, content: ' ' }).error ?? { issues: [] }, 'en'),
    ).toEqual([{ path: 'content', rule: 'message.content', message: 'Content is required' }]);
  });
});
