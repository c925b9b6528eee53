import { describe, expect, it } from 'vitest';
import { SOURCE_LOCALES } from '../../core/locale';
import { checkConfig } from './check-config';
import { found, member, only, reply, schedule, text } from './config-check.fixtures';

describe('keywords', () => {
  it('that an earlier rule takes make a rule useless, and it can go', () => {
    const rows = [reply(['价格']), reply(['会员价格'])];
    const finding = only({ replyKeywords: rows }, 'shadowed');
    expect(finding.place).toEqual({ list: 'replyKeywords', index: 1 });
    expect(finding.other).toEqual({ list: 'replyKeywords', index: 0 });
    expect(finding.text['zh-CN']).toBe('永远轮不到：第 1 条里有「价格」，先被它拦下');
    expect(finding.fix?.apply()).toEqual({ replyKeywords: [rows[0]] });
  });

  it('are taken by a rule with the number by which a person knows it', () => {
    const config = { replyKeywords: [reply(['价格']), reply(['会员价格'])] };
    const numberOf = ({ list, index }: { list: string; index: number }) =>
      list === 'replyKeywords' ? index + 5 : 0;
    const finding = only(config, 'shadowed', { ...member, numberOf });
    expect(finding.text['zh-CN']).toContain('第 5 条');
    expect(finding.other?.index).toBe(0);
  });

  it('of which some are taken lose these', () => {
    const rows = [reply(['价格']), reply(['会员价格', '办卡'])];
    const finding = only({ replyKeywords: rows }, 'caughtKeyword');
    expect(finding.text.en).toBe('"会员价格" never gets here: rule 1 has "价格"');
    expect(finding.fix?.apply()).toMatchObject({
      replyKeywords: [{ keywords: ['价格'] }, { keywords: ['办卡'] }],
    });
  });

  it('are not taken by a callback of a type that the robot passes over', () => {
    const row = { keywords: ['查单'], reg: 1, customUrl: 'https://shop.example' };
    const config = {
      callBackEvents: [
        { ...row, type: 7 },
        { ...row, type: 100 },
      ],
    };
    expect(found(config, 'shadowed')).toEqual([]);
    const other = {
      callBackEvents: [
        { ...row, type: 100 },
        { ...row, type: 100 },
      ],
    };
    expect(only(other, 'shadowed').place.index).toBe(1);
  });

  it('of a forward are taken only by one for the same chats', () => {
    const row = (ids: string[]) => ({
      keywords: ['退款'],
      reg: 1,
      type: 'room',
      targets: ids.map((id) => ({ id, name: id })),
      forwardType: 'contact',
      forwardTargets: [{ id: 'c1', name: '周明' }],
    });
    expect(found({ forwards: [row(['r1']), row(['r2'])] }, 'shadowed')).toEqual([]);
    expect(only({ forwards: [row(['r1', 'r2']), row(['r2'])] }, 'shadowed').place.index).toBe(1);
  });

  it('that an earlier stage takes are never reached, wherever it answers', () => {
    const skill = { event: 'star', keywords: ['运势'], reg: 1, needAt: 0, scope: 'all' };
    const config = { eventKeywords: [skill], replyKeywords: [reply(['今日运势'])] };
    const finding = only(config, 'unreachable');
    expect(finding.place).toEqual({ list: 'replyKeywords', index: 0 });
    expect(finding.other).toEqual({ list: 'eventKeywords', index: 0 });
    const inGroups = { ...config, eventKeywords: [{ ...skill, scope: 'room' }] };
    expect(found(inGroups, 'unreachable')).toEqual([]);
  });

  it('of one character are named, and exact ones of a join rule contain', () => {
    expect(only({ replyKeywords: [reply(['书'])] }, 'shortKeyword').text.en).toContain('"书"');
    expect(found({ replyKeywords: [reply(['书'], { reg: 2 })] }, 'shortKeyword')).toEqual([]);
    const join = { roomName: '读书会', keywords: ['进群'], reg: 2, replys: [], welcomes: [] };
    const finding = only({ roomJoinKeywords: [join] }, 'exactContains');
    expect(finding.fix?.apply()).toEqual({ roomJoinKeywords: [{ ...join, reg: 1 }] });
  });
});

describe('what is sent', () => {
  it('is missing', () => {
    expect(only({ replyKeywords: [reply(['价格'], { replys: [] })] }, 'noReplies').severity).toBe(
      'error',
    );
    expect(
      only({ replyKeywords: [reply(['价格'], { replys: text('') })] }, 'noReplies').place,
    ).toEqual({ list: 'replyKeywords', index: 0, field: 'replys' });
  });

  it('is the copy of a material that was deleted', () => {
    const item = { type: 1, content: '每月 19 元', name: '价目表', id: '7' };
    const config = { replyKeywords: [reply(['价格'], { replys: [item, { ...item, id: '8' }] })] };
    const finding = only(config, 'materialGone', { ...member, materials: [{ id: 8 }] });
    expect(finding.text['zh-CN']).toContain('价目表');
    expect(finding.fix?.apply()).toMatchObject({
      replyKeywords: [{ replys: [{ id: null }, { id: '8' }] }],
    });
    expect(found(config, 'materialGone')).toEqual([]);
  });
});

describe('schedules', () => {
  it('meet in the same chat in the same minute of some day', () => {
    const config = {
      roomTaskSchedule: [schedule('0 0 20 * * *'), schedule('0 30 20 * * *')],
      roomNewsSchedule: [schedule('30 0 20 * * 5')],
    };
    expect(only(config, 'sameMinute')).toMatchObject({
      place: { list: 'roomNewsSchedule', index: 0, field: 'date' },
      other: { list: 'roomTaskSchedule', index: 0 },
    });
    for (const other of ['0 0 8 * * 2', '0 0 9 * * 1', '0 1 8 * * 1']) {
      const apart = { roomTaskSchedule: [schedule('0 0 8 * * 1'), schedule(other)] };
      expect(found(apart, 'sameMinute'), other).toEqual([]);
    }
  });

  it('never run', () => {
    expect(only({ roomTaskSchedule: [schedule('0 0 8 30 2 *')] }, 'neverRuns').text.en).toBe(
      'Never runs: This time never comes',
    );
  });
});

describe('what is turned off', () => {
  const config = {
    privateForwards: [{ name: '王编辑', type: 1, rooms: [], contacts: ['周明'] }],
    customBot: { open: false, customUrl: 'https://bot.example' },
    summerConfig: { open: true, keywords: ['总结'] },
  };

  it('needs a membership', () => {
    expect(only(config, 'membership', { user: { role: 'user' } }).place).toEqual({
      list: 'privateForwards',
    });
    expect(found(config, 'membership')).toEqual([]);
  });

  it('needs its switch', () => {
    expect(only(config, 'off').place).toEqual({ list: 'customBot', field: 'open' });
  });
});

it.each([null, 7, '{', [], {}, { replyKeywords: 'x', forwards: [null, 7] }])(
  'finds nothing in %j, which is no config or an empty one',
  (config) => {
    expect(checkConfig(config, { ...member, rooms: [], friends: [], materials: [] })).toEqual([]);
  },
);

it('says each finding in both languages, the most severe first', () => {
  const config = {
    replyKeywords: [reply(['书']), reply(['价格'], { replys: [] }), reply(['价格'])],
    roomTaskSchedule: [schedule('no cron')],
  };
  const findings = checkConfig(config, member);
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning', 'hint']);
  for (const locale of SOURCE_LOCALES) {
    expect(new Set(findings.map(({ text: words }) => words[locale])).size).toBe(findings.length);
  }
});
