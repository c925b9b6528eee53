import { expect, it } from 'vitest';
import { toIssues } from '../../core/issues';
import {
  eventKeywordFormSchema,
  replyKeywordFormSchema,
  roomJoinFormSchema,
} from './keyword-rule.rules';
import { roomSyncFormSchema } from './room-sync.rules';

const brokenBy = (result: { error?: Parameters<typeof toIssues>[0] | undefined }) =>
  toIssues(result.error ?? { issues: [] }, 'zh-CN').map(({ path, message }) => [path, message]);
const trigger = { keywords: ['书单'], reg: 1, needAt: 1, scope: 'all' };

it('refuses a keyword reply without words and without an answer', () => {
  const empty = { ...trigger, keywords: [], replys: [] };
  expect(brokenBy(replyKeywordFormSchema.safeParse(empty))).toEqual([
    ['keywords', '关键词必填'],
    ['replys', '回复内容必填'],
  ]);
});

it('says how many keywords a rule may have, and how long one may be', () => {
  const rule = { ...trigger, replys: [{ type: 1, content: '好' }] };
  const many = Array.from({ length: 501 }, (_, index) => `词 ${index}`);
  expect(brokenBy(replyKeywordFormSchema.safeParse({ ...rule, keywords: many }))).toEqual([
    ['keywords', '一条规则最多 500 个关键词'],
  ]);
  const keywords = ['词'.repeat(201)];
  expect(brokenBy(replyKeywordFormSchema.safeParse({ ...rule, keywords }))).toEqual([
    ['keywords.0', '不能超过 200 个字'],
  ]);
});

it('takes for a welcome what the robot sends there, and nothing else', () => {
  const room = { roomName: '读书会', keywords: [], reg: 1, replys: [] };
  const link = { type: 4, url: 'https://a.cn', title: '书单', description: '今年的' };
  expect(brokenBy(roomJoinFormSchema.safeParse({ ...room, welcomes: [link] }))).toEqual([
    ['welcomes', '进群欢迎只会发出文本和文件，请去掉其他类型'],
  ]);
  const welcomes = [{ type: 2, url: 'https://a.cn/poster.png' }];
  expect(roomJoinFormSchema.safeParse({ ...room, welcomes }).success).toBe(true);
});

it('refuses a skill of private chats in groups', () => {
  const update = { ...trigger, event: 'updateConfig' };
  expect(brokenBy(eventKeywordFormSchema.safeParse(update))).toEqual([
    ['scope', '这个技能只能在好友私聊里触发'],
  ]);
  expect(eventKeywordFormSchema.safeParse({ ...update, scope: 'friend' }).success).toBe(true);
  expect(brokenBy(eventKeywordFormSchema.safeParse({ ...trigger, event: '' }))).toEqual([
    ['event', '技能必选'],
  ]);
});

it('takes a group that is only welcomed to, and none that neither joins nor welcomes', () => {
  const room = { roomName: '读书会', keywords: [], reg: 1, replys: [], welcomes: [] };
  expect(brokenBy(roomJoinFormSchema.safeParse(room))).toEqual([['keywords', '关键词必填']]);
  const welcomes = [{ type: 1, content: '欢迎' }];
  expect(roomJoinFormSchema.safeParse({ ...room, welcomes }).success).toBe(true);
});

it('needs a main group where one is kept in step with many, and two groups where all are', () => {
  const sync = { model: 1, one: '', many: [], forward: 1 };
  expect(brokenBy(roomSyncFormSchema.safeParse(sync))).toEqual([
    ['one', '群组必选'],
    ['many', '转发群组必选'],
  ]);
  expect(brokenBy(roomSyncFormSchema.safeParse({ ...sync, model: 3, many: ['一群'] }))).toEqual([
    ['many', '至少选择两个群'],
  ]);
  expect(brokenBy(roomSyncFormSchema.safeParse({ ...sync, one: '主群', many: ['主群'] }))).toEqual([
    ['many', '不能同步到自己'],
  ]);
});

it('drops of a keyword what nobody sees and nobody types, and keeps what joins an emoji', () => {
  const rule = { ...trigger, replys: [{ type: 1, content: '好' }] };
  const keywords = ['\u200B价\u00AD格\uFEFF', '👩\u200D🏫'];
  expect(replyKeywordFormSchema.parse({ ...rule, keywords })).toMatchObject({
    keywords: ['价格', '👩\u200D🏫'],
  });
  expect(brokenBy(replyKeywordFormSchema.safeParse({ ...rule, keywords: ['\u200B'] }))).toEqual([
    ['keywords.0', '关键词不能为空'],
  ]);
});
