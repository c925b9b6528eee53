import { describe, expect, it } from 'vitest';
import { REASON_TEXT, reasonText, simulate, type SimulationSetup } from './index';
import {
  ask,
  DIALOGUE,
  FROM,
  inRoom,
  KEYWORD_RULE,
  MEMBER,
  privately,
} from './simulation.fixtures';

describe('whom it asks', () => {
  it('asks the provider of a dialogue with the words that are left, and counts until its limit', () => {
    const dialogues = [{ ...DIALOGUE, keywords: ['小桨'], replaceKeyword: true }];
    const first = ask({ dialogues }, privately('小桨你好'));
    const url = 'https://ai.example/v1/chat/completions';
    expect(first.asks).toEqual([{ kind: 'ai', provider: 6, url, word: '你好', by: 'dialogue' }]);
    const second = ask({ dialogues, memory: first.memory }, privately('小桨在吗'));
    expect(second.asks).toHaveLength(1);
    const third = ask({ dialogues, memory: second.memory }, privately('小桨'));
    expect(third.stage('dialogue')).toMatchObject({
      verdict: 'answered',
      reason: 'limit',
    });
    expect(third.sends.map(({ message }) => message.content)).toEqual(['次数用完了']);
  });

  it('keeps a picture until its question', () => {
    const botConfig = { ...DIALOGUE.botConfig, open4v: true };
    const dialogues = [{ ...DIALOGUE, botConfig }];
    const picture = ask({ dialogues }, { ...privately('a.png'), kind: 'image' });
    expect(picture.stage('image')?.reason).toBe('imageKept');
    const question = ask({ dialogues, memory: picture.memory }, privately('这是什么'));
    expect(question.asks).toMatchObject([{ by: 'image', word: '这是什么' }]);
    const later = ask({ dialogues, memory: question.memory }, privately('还有呢'));
    expect(later.asks).toMatchObject([{ by: 'dialogue' }]);
  });

  it('asks a callback and the custom bot at their addresses', () => {
    const row = { ...KEYWORD_RULE, type: 100, customUrl: 'https://shop.example/hook' };
    const hit = ask({ config: { callBackEvents: [row] } }, privately('报名 二班'));
    const url = 'https://shop.example/hook';
    expect(hit.asks).toEqual([{ kind: 'callback', url, word: '报名 二班', by: 'callback' }]);
    const customBot = { open: true, customUrl: url, needAt: 0, scope: 'all' };
    expect(ask({ config: { customBot } }, privately('你好')).asks).toMatchObject([
      { by: 'customBot' },
    ]);
  });

  it('asks a skill with what is left of the text', () => {
    const row = { ...KEYWORD_RULE, keywords: ['是什么垃圾'], event: 'rubbish' };
    const { asks, outcome } = ask(
      { config: { eventKeywords: [row] } },
      privately('电池是什么垃圾'),
    );
    expect(asks).toEqual([{ kind: 'skill', event: 'rubbish', word: '电池', by: 'skill' }]);
    expect(outcome).toBe('asks');
  });
});

describe('what goes to other chats', () => {
  const forward = {
    keywords: ['报名'],
    reg: 1,
    type: 'contact',
    targets: [{ name: FROM.name }],
    forwardType: 'room',
    forwardTargets: [{ id: 'room-2', name: '旧群名' }, { name: '没有编号的群' }],
  };
  const rooms = [{ id: 'room-2', topic: '新群名' }];

  it('finds groups by id alone, writes the time of the robot, and answers here all the same', () => {
    const now = new Date('2026-11-22T16:05:09Z');
    const config = { forwards: [forward], replyKeywords: [KEYWORD_RULE] };
    const { sends, outcome } = ask({ config, rooms, now }, privately('报名'));
    expect(sends[0]).toEqual({
      to: { kind: 'room', id: 'room-2', name: '新群名' },
      message: {
        type: 1,
        content: '【关键词转发】\n 时间：11-23 00:05:09 \n收到好友【林知远】发送的内容：报名',
      },
      by: 'forward',
    });
    expect(sends.map(({ by }) => by)).toEqual(['forward', 'reply']);
    expect(outcome).toBe('answered');
  });

  it('leaves the placeholder of the time where no time is given', () => {
    const { sends } = ask({ config: { forwards: [forward] } }, privately('报名'));
    expect(sends[0]?.message.content).toContain('时间：MM-DD HH:mm:ss ');
  });

  it('stops everything else for a designated user', () => {
    const privateForwards = [{ name: FROM.name, rooms: ['读书会'], contacts: [] }];
    const config = { privateForwards, replyKeywords: [KEYWORD_RULE] };
    const { sends, outcome } = ask({ config }, privately('报名'));
    expect(sends.map(({ to, by }) => [to.name, by])).toEqual([['读书会', 'privateForward']]);
    expect(outcome).toBe('stopped');
  });
});

const LISTS = [
  'privateForwards',
  'roomJoinKeywords',
  'forwards',
  'callBackEvents',
  'eventKeywords',
  'replyKeywords',
  'roomAsyncList',
];

describe('a pure function', () => {
  it('changes nothing that it was given and gives the same again', () => {
    const setup: SimulationSetup = {
      config: { openRecord: true },
      dialogues: [DIALOGUE],
      user: MEMBER,
    };
    const memory = { used: { d1: 1 }, images: {}, history: [] };
    const before = structuredClone({ setup, memory });
    const first = simulate({ ...setup, memory }, privately('你好'));
    const second = simulate({ ...setup, memory }, privately('你好'));
    expect({ setup, memory }).toEqual(before);
    expect(second).toEqual(first);
    expect(first.memory).not.toEqual(memory);
  });

  it('throws for no config, whatever its lists and settings are', () => {
    const kinds = ['text', 'url', 'mini', 'image', 'file', 'audio', 'video'] as const;
    const keys = [
      ...LISTS,
      'preventWords',
      'parseMiniRooms',
      'summerConfig',
      'customBot',
      'uploadFileConfig',
    ];
    const junk = [null, 7, true, 'x', {}, [], [null], [7], ['x'], [{}], { open: true }];
    const malformed = new Set<string>();
    for (const value of junk) {
      const config = Object.fromEntries(keys.map((key) => [key, value]));
      const dialogues = Array.isArray(value) ? value : [value];
      for (const message of [privately('提醒 x'), inRoom('x', true)])
        for (const kind of kinds)
          for (const { id, reason } of ask({ config, dialogues }, { ...message, kind }).trace)
            if (reason === 'malformed') malformed.add(id);
    }
    const wanted = ['privateForward', 'card', 'roomInvite', 'callback', 'dialogue', 'sync'];
    expect([...malformed]).toEqual(expect.arrayContaining(wanted));
  });

  it('has every reason in both languages', () => {
    for (const text of Object.values(REASON_TEXT)) expect(text['zh-CN']).not.toBe(text.en);
    expect(reasonText('notMentioned', 'en')).toBe('Not @-mentioned');
    expect(reasonText('notMentioned', 'zh-CN')).toBe('群里没有 @ 机器人');
  });
});
