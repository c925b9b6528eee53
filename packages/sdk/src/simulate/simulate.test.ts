import { describe, expect, it } from 'vitest';
import {
  REASON_TEXT,
  reasonText,
  simulate,
  type SimulationMessage,
  type SimulationSetup,
  type StageId,
} from './index';

const FROM = { id: 'wxid_lin', name: '林知远' };
const ROOM = { id: 'room-1', topic: '读书会' };
const MEMBER = { role: 'vip' };
const KEYWORD_RULE = {
  keywords: ['报名'],
  reg: 1,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '第一行\\n第二行' }],
};
const DIALOGUE = {
  id: 'd1',
  type: 'contact',
  targets: [FROM],
  openChat: true,
  keywords: [],
  robotType: 6,
  limitNum: 2,
  usedNum: 0,
  rechargeTip: '次数用完了',
  botConfig: { token: 'key', model: 'gpt-4o', proxyPass: 'https://ai.example/v1' },
};

const privately = (text: string): SimulationMessage => ({ text, from: FROM });
const inRoom = (text: string, isMentioned = false): SimulationMessage => ({
  text,
  from: FROM,
  room: ROOM,
  isMentioned,
});

/** A simulation, and the row of one of its stages. */
function ask(setup: Partial<SimulationSetup>, message: SimulationMessage) {
  const result = simulate({ config: {}, user: MEMBER, ...setup }, message);
  const stage = (id: StageId) => result.trace.find((row) => row.id === id);
  return { ...result, stage };
}

describe('why a rule answered', () => {
  it('names the rule, the keyword and where it is in the text', () => {
    const config = { replyKeywords: [{ ...KEYWORD_RULE, keywords: ['价格'] }, KEYWORD_RULE] };
    const { sends, outcome, stage } = ask({ config }, privately('请问怎么报名'));
    const to = { kind: 'contact', id: FROM.id, name: FROM.name };
    const message = { type: 1, content: '第一行\n第二行' };
    expect(sends).toEqual([{ to, message, by: 'reply' }]);
    expect(outcome).toBe('answered');
    expect(stage('reply')).toEqual({
      id: 'reply',
      verdict: 'answered',
      reason: 'contains',
      rule: { list: 'replyKeywords', index: 1 },
      keyword: { text: '报名', at: 4 },
    });
  });

  it('shows the stages after it as not tried, and a group is kept in step whatever was answered', () => {
    const roomAsyncList = [{ model: 1, one: ROOM.topic, many: ['跑步群'], forward: 1 }];
    const config = { replyKeywords: [{ ...KEYWORD_RULE, needAt: 0 }], roomAsyncList };
    const { trace, sends } = ask({ config }, inRoom('报名'));
    const at = trace.findIndex(({ id }) => id === 'reply');
    const later = trace.slice(at + 1);
    expect(later.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'dialogue notTried',
      'customBot notTried',
      'provider notTried',
      'sync answered',
    ]);
    expect(sends.map(({ to, message }) => [to.name, message.content])).toEqual([
      ['读书会', '第一行\n第二行'],
      ['跑步群', '[林知远@读书会]: 报名'],
    ]);
  });

  it('has every stage of a private text in the order of the robot', () => {
    const { trace } = ask({}, privately('你好'));
    expect(trace.map(({ id }) => id).join(' ')).toBe(
      'receive privateForward card account image official length newFriend roomInvite reminder forward callback ' +
        'preventWords summary skill reply dialogue customBot provider',
    );
  });

  it('says where exact means contains', () => {
    const row = { keywords: ['进群'], reg: 2, roomName: '读书会', replys: [] };
    const { stage } = ask({ config: { roomJoinKeywords: [row] } }, privately('我要进群'));
    expect(stage('roomInvite')).toMatchObject({ verdict: 'stopped', reason: 'exactContains' });
  });
});

describe('why nobody answered', () => {
  it('says that the robot was not @-mentioned, and later rows of the list are not tried', () => {
    const config = { replyKeywords: [KEYWORD_RULE, { ...KEYWORD_RULE, needAt: 0 }] };
    const { sends, outcome, stage } = ask({ config }, inRoom('报名'));
    expect([sends, outcome]).toEqual([[], 'silent']);
    const rule = { list: 'replyKeywords', index: 0 };
    expect(stage('reply')).toMatchObject({ verdict: 'passedOn', reason: 'notMentioned', rule });
  });

  it.each([
    ['the membership is over', { user: { role: 'normal' }, dialogues: [DIALOGUE] }, 'membership'],
    ['the dialogue is paused', { dialogues: [{ ...DIALOGUE, openChat: false }] }, 'paused'],
    ['it is for another chat', { dialogues: [{ ...DIALOGUE, targets: [] }] }, 'otherChat'],
    ['its model is missing', { dialogues: [{ ...DIALOGUE, botConfig: { token: 'k' } }] }, 'model'],
    ['its keywords are no list', { dialogues: [{ ...DIALOGUE, keywords: '你好' }] }, 'malformed'],
  ] as const)('says of a dialogue that %s', (_, setup, reason) => {
    const { stage, asks } = ask(setup, privately('你好'));
    expect(stage('dialogue')).toMatchObject({ reason });
    expect(asks).toEqual([]);
  });

  it('hides the later rows of a list behind a malformed one, and goes on with the next list', () => {
    const callBackEvents = [{ reg: 1 }, { keywords: ['报名'], reg: 1, type: 100 }];
    const config = { callBackEvents, replyKeywords: [KEYWORD_RULE] };
    const { stage, outcome } = ask({ config }, privately('报名'));
    const rule = { list: 'callBackEvents', index: 0 };
    expect(stage('callback')).toEqual({
      id: 'callback',
      verdict: 'passedOn',
      reason: 'malformed',
      rule,
    });
    expect(outcome).toBe('answered');
  });

  it('stops at a summary without keywords, as the robot does', () => {
    const config = { summerConfig: { open: true }, replyKeywords: [KEYWORD_RULE] };
    const { stage, outcome } = ask({ config }, privately('报名'));
    expect(stage('summary')).toMatchObject({ verdict: 'stopped', reason: 'malformed' });
    expect(outcome).toBe('stopped');
  });

  it.each([
    [{ 'a.b': 1 }, 'a key with a point'],
    [{ replyKeywords: [{ $x: 1 }] }, 'a key with a dollar inside'],
    ['{', 'no JSON'],
    [null, 'nothing'],
  ])('cannot load %j: %s', (config, _) => {
    const { stage, outcome } = ask({ config }, inRoom('报名', true));
    expect(stage('receive')).toMatchObject({ reason: 'notLoaded' });
    expect(stage('sync')).toMatchObject({ verdict: 'notTried' });
    expect(outcome).toBe('silent');
  });

  it('drops what the robot itself says', () => {
    const robot = { id: FROM.id, name: FROM.name };
    expect(ask({ robot }, privately('报名')).stage('receive')?.reason).toBe('ownMessage');
  });
});

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

  it('leaves the letters of the time where it was not told it', () => {
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

  it('has every reason in both languages', () => {
    for (const text of Object.values(REASON_TEXT)) expect(text['zh-CN']).not.toBe(text.en);
    expect(reasonText('notMentioned', 'en')).toBe('Not @-mentioned');
    expect(reasonText('notMentioned', 'zh-CN')).toBe('群里没有 @ 机器人');
  });
});
