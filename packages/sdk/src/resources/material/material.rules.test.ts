import { describe, expect, it } from 'vitest';
import { issueCode, toIssues } from '../../core/issues';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { signUpSchema } from '../account/account.rules';
import { messageSchema } from '../send/send.rules';
import { materialInputSchema, materialFormSchema } from './material.rules';

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

const FILE = { type: 2, name: '价目表', url: 'https://files.cn/a.pdf', fileType: 'pdf' };
const H5 = {
  type: 4,
  name: '书单',
  url: 'https://qinghe.cn',
  title: '五月书单',
  description: '十本',
  thumbUrl: 'https://files.cn/a.png',
};
const MINI = {
  type: 5,
  name: '预约',
  appid: 'wx1',
  username: 'gh_1',
  title: '预约座位',
  thumbUrl: 'a.png',
  description: '靠窗',
  pagePath: 'pages/index',
};

describe('the material dialog', () => {
  it.each([
    ['a text', { type: 1, name: '早安', content: '早' }],
    ['a file', FILE],
    ['an H5 link', H5],
    ['a mini program without its logo', MINI],
    ['a mini program with its logo', { ...MINI, iconUrl: 'https://files.cn/i.png' }],
  ])('accepts %s that is filled in', (_name, material) => {
    expect(brokenRules(materialFormSchema, material)).toEqual([]);
  });

  it('asks for everything that a type needs, in the words of the specification', () => {
    expect(brokenRules(materialFormSchema, { type: 1 })).toEqual([
      'name: 素材别名必填',
      'content: 内容必填',
    ]);
    expect(brokenRules(materialFormSchema, { type: 2, name: ' ', url: '' })).toEqual([
      'name: 素材别名必填',
      'url: 文件必传',
    ]);
    expect(brokenRules(materialFormSchema, { type: 4 })).toEqual([
      'name: 素材别名必填',
      'url: h5 url必填',
      'title: h5卡片标题必填',
      'description: h5描述必填',
      'thumbUrl: 缩略图必传',
    ]);
    expect(brokenRules(materialFormSchema, { type: 5 })).toEqual([
      'name: 素材别名必填',
      'appid: appid必填',
      'username: username必填',
      'title: 小程序标题必填',
      'description: 小程序描述必填',
      'pagePath: 页面路径必填',
      'thumbUrl: 缩略图必填',
    ]);
  });

  it('refuses an address that no messenger opens', () => {
    expect(brokenRules(materialFormSchema, { ...H5, url: 'qinghe.cn' })).toEqual([
      'url: 链接需要以 http://、https://、mailto: 或 tel: 开头',
    ]);
  });

  it('forgets the fields of the type that was chosen before', () => {
    expect(materialFormSchema.parse({ ...FILE, title: '五月书单', content: '早' })).toEqual(FILE);
  });
});
