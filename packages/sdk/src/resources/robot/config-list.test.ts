import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json';
import { readList, readPart } from './config-list';
import { CONFIG_LISTS } from './robot-config.constants';

describe('reading a list of a robot config', () => {
  it('gives typed rows with the defaults of the robot, and keeps what it does not know', () => {
    const stored = { keywords: ['书单'], reg: 2, replys: [{ type: 1, content: '好' }], note: '' };
    const [entry] = readList({ replyKeywords: [stored] }, 'replyKeywords');
    expect(entry).toMatchObject({
      status: 'ready',
      stored,
      row: { keywords: ['书单'], reg: 2, needAt: 1, scope: 'all', note: '' },
    });
    expect(entry?.stored).toBe(stored);
  });

  it('marks the one row that it cannot read, says where, and reads the others', () => {
    const bad = { keywords: ['早'], reg: 1, replys: [{ content: '没有类型' }] };
    const good = { keywords: ['晚'], reg: 1, replys: [] };
    expect(readList({ replyKeywords: [bad, 7, null, good] }, 'replyKeywords')).toMatchObject([
      { status: 'malformed', stored: bad, at: 'replys.0.type' },
      { status: 'malformed', stored: 7, at: '' },
      { status: 'malformed', stored: null, at: '' },
      { status: 'ready', row: { keywords: ['晚'] } },
    ]);
  });

  it('marks a match mode that is text, which the robot would not obey', () => {
    expect(
      readList({ eventKeywords: [{ event: 'news', keywords: [], reg: '1' }] }, 'eventKeywords'),
    ).toMatchObject([{ status: 'malformed', at: 'reg' }]);
  });

  it('shows nothing for a missing list and one malformed row for a list that is none', () => {
    expect(readList({}, 'forwards')).toEqual([]);
    expect(readList({ forwards: null }, 'forwards')).toEqual([]);
    expect(readList({ forwards: 'x' }, 'forwards')).toEqual([
      { status: 'malformed', stored: 'x', at: '' },
    ]);
  });

  it('reads the rows of every kind of list', () => {
    const reply = { type: 1, content: '早' };
    const config: JsonObject = {
      acceptFriendKeyWords: ['读书'],
      newFriendReplys: [reply],
      parseMiniRooms: ['读书会'],
      dayTaskSchedule: [
        { name: '林知远', memorialDay: '2020-01-01', city: '上海', date: '0 0 8 * * *' },
      ],
      roomTaskSchedule: [{ roomName: '读书会', contents: [reply], date: '0 0 8 * * *' }],
      roomNewsSchedule: [{ roomName: '读书会', sortId: 7, date: '0 0 8 * * *' }],
      countDownTaskSchedule: [{ name: '周明', memorialDay: '2027-01-01', date: '0 0 8 * * *' }],
      roomJoinKeywords: [{ roomName: '读书会', keywords: ['进群'], replys: [], welcomes: [reply] }],
      roomAsyncList: [{ model: 1, one: '主群', many: ['子群'], forward: 2 }],
      replyKeywords: [{ keywords: ['书单'], reg: 1, replys: [reply] }],
      privateForwards: [{ name: '林知远', type: 1, rooms: ['读书会'], contacts: [] }],
      forwards: [
        {
          keywords: ['求助'],
          reg: 1,
          type: 'room',
          targets: [{ id: 'r1', name: '读书会' }],
          forwardType: 'contact',
          forwardTargets: [{ id: 'c1', name: '周明' }],
        },
      ],
      avatarList: [{ anything: true }],
      eventKeywords: [{ event: 'updateConfig', keywords: ['更新'], reg: 2 }],
      callBackEvents: [{ type: 100, keywords: ['订单'], reg: 1, customUrl: 'https://a.cn' }],
    };
    const statuses = CONFIG_LISTS.flatMap((list) =>
      readList(config, list).map((entry) => entry.status),
    );
    expect(statuses).toEqual(CONFIG_LISTS.map(() => 'ready'));
  });
});

describe('reading an object of a robot config', () => {
  it('gives its fields with the defaults of the robot, or nothing', () => {
    expect(
      readPart({ customBot: { open: 1, customUrl: 'https://a.cn' } }, 'customBot'),
    ).toMatchObject({
      status: 'ready',
      row: { open: true, timeout: 60, needAt: 1, scope: 'all', moreData: [] },
    });
    expect(readPart({ summerConfig: null }, 'summerConfig')).toBeUndefined();
    expect(readPart({}, 'uploadFileConfig')).toBeUndefined();
  });

  it('marks one that it cannot read', () => {
    expect(readPart({ conversationRecord: { open: 'yes' } }, 'conversationRecord')).toEqual({
      status: 'malformed',
      stored: { open: 'yes' },
      at: 'open',
    });
  });
});
