import { describe, expect, it } from 'vitest';
import { ask, DIALOGUE, FROM, inRoom, KEYWORD_RULE, privately, ROOM } from './simulation.fixtures';

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
