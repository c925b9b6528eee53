import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json';
import { dialogueSchema } from '../resources/dialogue/dialogue.schema';
import { withListedRows } from '../resources/robot/paused-rows';
import { prepareRobot, type StoredRobot } from './prepare-robot';

const everything = {
  isMember: true,
  customRoutes: ['keywordForward', 'customBot', 'uploadFile'],
};
const nothing = { isMember: false, customRoutes: [] };
const rule = (keyword: string, content: string): JsonObject => ({
  keywords: [keyword],
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content }],
});
const from = { id: 'c1', name: '林知远' };
const say = (robot: Partial<StoredRobot>, text: string) =>
  prepareRobot({ config: {}, rights: everything, ...robot })({ text, from });
const stage = (robot: Partial<StoredRobot>, text: string, id: string) =>
  say(robot, text).trace.find((one) => one.id === id);

describe('the robot of a stored config', () => {
  it('answers by the rules that run, and counts them as the list does', () => {
    const paused = withListedRows({}, 'replyKeywords', [
      { stored: rule('价格', '旧'), isPaused: true },
      { stored: null, isPaused: false },
      { stored: rule('价格', '新'), isPaused: false },
    ]);
    const { sends } = say({ config: paused }, '什么价格');
    expect(sends).toMatchObject([{ message: { content: '新' } }]);
    expect(stage({ config: paused }, '什么价格', 'reply')?.rule).toEqual({
      list: 'replyKeywords',
      index: 2,
    });
  });

  it('is served what the stored config leaves out', () => {
    const config = { autoReply: true, defaultBot: 6, gpttoken: 'key' };
    expect(say({ config }, '你好').asks).toMatchObject([
      { url: 'https://api.openai.com/v1/chat/completions' },
    ]);
  });

  it('says of what is stored without the right for it that it is not served', () => {
    const callback = { ...rule('查', ''), type: 100, customUrl: 'https://a.cn' };
    const config = {
      callBackEvents: [callback],
      customBot: { open: true, customUrl: 'https://b.cn' },
    };
    expect(say({ config }, '查').asks).toMatchObject([{ url: 'https://a.cn' }]);
    const without = { config, rights: nothing };
    expect(stage(without, '查', 'callback')?.reason).toBe('membership');
    expect(stage(without, '查', 'customBot')?.reason).toBe('off');
    expect(stage(without, '查', 'forward')?.reason).toBe('unset');
    expect(say(without, '查').asks).toEqual([]);
  });

  it('asks by the dialogues of members alone', () => {
    const dialogues = [
      dialogueSchema.parse({
        id: '1',
        type: 'contact',
        isAllFriend: true,
        openChat: true,
        robotType: 6,
        botConfig: { token: 'key', model: 'gpt-4o-mini', systemMessage: 'Answer {all}' },
      }),
    ];
    expect(say({ dialogues }, '你好').asks).toMatchObject([{ by: 'dialogue', word: '你好' }]);
    const without = { dialogues, rights: nothing };
    expect(stage(without, '你好', 'dialogue')?.reason).toBe('membership');
  });
});
