import { describe, expect, it } from 'vitest';
import { issueCode, toIssues } from '../../core/issues';
import { freshConfig } from './robot-config';
import { configDocumentSchema } from './robot.rules';

const issuesOf = (config: unknown) => {
  const raw = typeof config === 'string' ? config : JSON.stringify(config);
  return toIssues(configDocumentSchema.safeParse(raw).error ?? { issues: [] }, 'zh-CN');
};
const problems = (config: unknown) =>
  issuesOf(config).map(({ path, message }) => `${path}: ${message}`);

describe('saving a robot config', () => {
  it('accepts a fresh one, and one with good schedules and keywords', () => {
    expect(problems(freshConfig('zh-CN'))).toEqual([]);
    expect(
      problems({
        dayTaskSchedule: [{ name: '林知远', date: '0 0 8 * * *' }],
        roomTaskSchedule: [{ roomName: '读书会', date: '30 */20 * * * *', contents: [] }],
        roomNewsSchedule: [{ roomName: '读书会', date: '0 * * * * *' }],
        countDownTaskSchedule: [{ name: '周明', date: '@daily' }],
        replyKeywords: [{ keywords: ['书单'], reg: 1, replys: [{ type: 1, content: '好' }] }],
        acceptFriendKeyWords: [],
        summerConfig: { open: true, keywords: [] },
      }),
    ).toEqual([]);
  });

  it.each([
    ['dayTaskSchedule', '', '执行时间必填'],
    ['dayTaskSchedule', undefined, '执行时间必填'],
    ['roomTaskSchedule', '0 8 * * *', '需要 6 段，用空格分隔：秒 分 时 日 月 星期'],
    ['roomNewsSchedule', '* 0 8 * * *', '每分钟最多执行一次'],
    ['countDownTaskSchedule', '0 0 8 30 2 *', '这个时间永远不会到来'],
    ['countDownTaskSchedule', '0 0 25 * * *', '数值超出范围'],
  ])('refuses a row of %s that runs at "%s" and says where', (list, date, message) => {
    const good = { date: '0 0 8 * * *' };
    expect(problems({ [list]: [good, { date }] })).toEqual([`${list}.1.date: ${message}`]);
  });

  it.each(['replyKeywords', 'eventKeywords', 'callBackEvents', 'forwards', 'roomJoinKeywords'])(
    'refuses an empty keyword in %s and says where',
    (list) => {
      expect(problems({ [list]: [{ keywords: ['更新'] }, { keywords: ['书单', ' \n'] }] })).toEqual(
        [`${list}.1.keywords.1: 关键词不能为空`],
      );
    },
  );

  it('refuses an empty keyword for new friends and for summaries', () => {
    expect(problems({ acceptFriendKeyWords: ['书', ''] })).toEqual([
      'acceptFriendKeyWords.1: 关键词不能为空',
    ]);
    expect(problems({ summerConfig: { keywords: [''] } })).toEqual([
      'summerConfig.keywords.0: 关键词不能为空',
    ]);
  });

  it('tells every bad place at once, a missing time as a missing value', () => {
    const issues = issuesOf({
      'a.b': 1,
      dayTaskSchedule: [{}],
      forwards: [{ keywords: [''] }],
      chatDelay: -1,
    });
    expect(issues.map((issue) => issue.path)).toEqual([
      'a.b',
      'forwards.0.keywords.0',
      'dayTaskSchedule.0.date',
      'chatDelay',
    ]);
    expect(issueCode(issues)).toBe(10001);
  });

  it('lets pass what it does not know', () => {
    expect(
      problems({
        futureList: [{ keywords: [''], date: 'never' }],
        dayTaskSchedule: ['of a newer version', 7, null],
        replyKeywords: [{ text: [''] }, { keywords: 'one' }, { keywords: [1, null] }],
        roomNewsSchedule: { not: 'a list' },
        chatdeckPaused: { dayTaskSchedule: [{ at: 0, row: { date: '' } }] },
      }),
    ).toEqual([]);
  });

  it('finds a key that the store refuses at any depth that a config may have', () => {
    const deep = `${'{"a":['.repeat(49)}{"$x":1}${']}'.repeat(49)}`;
    expect(issuesOf(`{"config":${deep}}`).map((issue) => issue.rule)).toEqual(['config.key']);
  });
});
