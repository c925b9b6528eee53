import { toJsonObject } from '@chatdeck/sdk/rules';
import { prepareRobot, type StoredRobot } from '@chatdeck/sdk/served';
import { buildDialogue } from '@chatdeck/sdk/testing';
import { describe, expect, it } from 'vitest';
import { realQuestion } from './question.model';
import { BOOKSHOP } from './simulator.fixtures';
import type { LoadedRobot } from './use-stored-robot';

const robotWith = (change: object = {}, rest: Partial<StoredRobot> = {}): StoredRobot => ({
  config: toJsonObject({ ...BOOKSHOP, ...change }),
  rights: { isMember: true, customRoutes: ['customBot'] },
  dialogues: [],
  ...rest,
});
const loadedWith = (robot: StoredRobot): LoadedRobot => ({
  robot,
  version: 7,
  robotName: '小青',
  friends: [],
  rooms: [],
  missing: [],
});

/** What would really be asked about a message, by a robot that is saved and perhaps edited. */
function questionAbout(text: string, saved: StoredRobot, edited?: StoredRobot) {
  const message = { text, from: { id: 'wxid_1', name: '林知远' } };
  const simulation = prepareRobot(edited ?? saved)(message);
  const [ask] = simulation.asks;
  return ask && realQuestion(loadedWith(saved), edited, message, simulation, ask);
}
const ready = (question: object) => ({
  status: 'ready',
  question: expect.objectContaining(question) as object,
});
const callback = (url: string, rest: object = {}) => ({
  ...BOOKSHOP.callBackEvents[0],
  ...rest,
  customUrl: url,
});

describe('What is really asked', () => {
  it('names where the key and the address are, and has neither', () => {
    const real = questionAbout('推荐一本书', robotWith());
    expect(real).toEqual({
      status: 'ready',
      question: {
        place: 'provider',
        version: 7,
        text: '推荐一本书',
        from: { id: 'wxid_1', name: '林知远' },
        isMentioned: false,
      },
    });
    expect(JSON.stringify(real)).not.toContain(BOOKSHOP.gpttoken);
  });

  it('names a callback by its index, paused rows included', () => {
    const robot = robotWith({
      callBackEvents: [callback('https://a.cn', { keywords: ['退货'] }), callback('https://b.cn')],
      chatdeckPaused: { callBackEvents: [{ at: 0, row: callback('https://c.cn') }] },
    });
    expect(questionAbout('查订单 7', robot)).toEqual(ready({ place: 'callback', index: 2 }));
  });

  it('names a dialogue by its id and version', () => {
    const dialogue = buildDialogue(1, {
      version: 3,
      type: 'contact',
      isAllFriend: true,
      openChat: true,
      keywords: [],
      limitNum: 0,
      botConfig: { token: 'sk-1', model: 'gpt-4o' },
    });
    const robot = robotWith({}, { dialogues: [dialogue] });
    const asked = { place: 'dialogue', id: dialogue.id, version: 3 };
    expect(questionAbout('推荐一本书', robot)).toEqual(ready(asked));
  });

  it('names the custom bot', () => {
    const customBot = { open: true, customUrl: 'https://bot.cn', needAt: 0, scope: 'all' };
    const asked = questionAbout(
      '在吗',
      robotWith({ customBot: { ...customBot, timeout: 60, moreData: [] } }),
    );
    expect(asked).toEqual(ready({ place: 'customBot', version: 7 }));
  });
});

describe('With unsaved edits', () => {
  const saved = robotWith({ callBackEvents: [callback('https://b.cn')] });

  it('the saved row is asked that they moved', () => {
    const before = callback('https://a.cn', { keywords: ['退货'] });
    const edited = robotWith({ callBackEvents: [before, callback('https://b.cn')] });
    expect(questionAbout('查订单', saved, edited)).toEqual(ready({ place: 'callback', index: 0 }));
  });

  it.each([
    ['another address', { callBackEvents: [callback('https://evil.cn')] }, '查订单'],
    ['another key', { gpttoken: 'other' }, '推荐一本书'],
    ['another model', { openaiModel: 'gpt-4' }, '推荐一本书'],
  ])('%s is saved first', (_, change, text) => {
    const edited = robotWith({ callBackEvents: saved.config['callBackEvents'] ?? [], ...change });
    expect(questionAbout(text, saved, edited)).toEqual({ status: 'unsaved' });
  });
});

it('Files and skills are not asked apart from the robot', () => {
  const robot = robotWith({
    eventKeywords: [{ keywords: ['笑话'], reg: 1, needAt: 0, scope: 'all', event: 'skl' }],
  });
  expect(questionAbout('笑话', robot)).toBeUndefined();
});
