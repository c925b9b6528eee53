import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { callbackFormSchema, callbackFormSchemaFor } from './callback.rules';
import { CALLBACK_DEFAULTS } from './rule.constants';

const form = (changes: object) =>
  brokenRules(callbackFormSchema, {
    ...CALLBACK_DEFAULTS,
    keywords: ['订单'],
    moreData: [{ key: 'shop', value: '1' }],
    ...changes,
  });
const builtIn = (changes: object = {}) =>
  form({ type: 1, postUrl: 'https://chatdeck.cn/v1/api/callback/1', ...changes });
const custom = (changes: object = {}) =>
  form({ type: 100, customUrl: 'https://shop.cn/hook', ...changes });

describe('the callback event dialog', () => {
  it('accepts both types when they are filled in', () => {
    expect(builtIn()).toEqual([]);
    expect(custom()).toEqual([]);
  });

  it('needs at least one keyword, and none that every message contains', () => {
    expect(builtIn({ keywords: [] })).toEqual(['keywords: 关键词必填']);
    expect(custom({ keywords: [''] })).toEqual(['keywords.0: 关键词不能为空']);
  });

  it('needs an event for the built-in type', () => {
    expect(builtIn({ postUrl: '' })).toEqual(['postUrl: 请选择内置事件']);
    expect(builtIn({ customUrl: 'nonsense' })).toEqual([]);
  });

  it('needs a web address for the custom type', () => {
    expect(custom({ customUrl: '' })).toEqual(['customUrl: 回调地址必填']);
    for (const customUrl of ['shop.cn/hook', 'ftp://shop.cn', 'https://', 'mailto:a@b.cn']) {
      expect(custom({ customUrl })).toEqual(['customUrl: 回调地址需要以 http:// 或 https:// 开头']);
    }
    expect(custom({ customUrl: ' http://127.0.0.1:9000/hook?a=1 ' })).toEqual([]);
  });

  it('takes whole seconds from 0 as the time limit', () => {
    expect(custom({ timeout: 0 })).toEqual([]);
    for (const timeout of [-1, 1.5, '60', Number.NaN, undefined]) {
      expect(custom({ timeout })).toEqual(['timeout: 请填写不小于 0 的整数']);
    }
  });
});

describe('what a callback may not be', () => {
  const named = (key: string) => ({ moreData: [{ key, value: '1' }] });

  it('is a call with a parameter of a name that the robot fills in itself', () => {
    for (const key of ['uid', ' uname', 'roomId', 'roomName', 'isMention', 'word ', 'timestamp']) {
      const notified = ['moreData.0.key: 这个参数由机器人填写，请换一个参数名'];
      expect(custom(named(key))).toEqual(notified);
      expect(builtIn(named(key))).toEqual(notified);
    }
  });

  it("is a signed call with another signature, which a call of one's own may carry", () => {
    for (const key of ['apiKey', 'nonce', 'sign']) {
      expect(builtIn(named(key))).toHaveLength(1);
      expect(custom(named(key))).toEqual([]);
    }
  });

  it('is a built-in event of another server, where the own ones are known', () => {
    const own = 'https://chatdeck.cn/v1/api/callback/1';
    const check = (postUrl: string) =>
      brokenRules(callbackFormSchemaFor([own]), {
        ...CALLBACK_DEFAULTS,
        keywords: ['订单'],
        moreData: [],
        type: 1,
        postUrl,
      });
    expect(check(own)).toEqual([]);
    expect(check('https://evil.example/v1/api/callback/1')).toEqual([
      expect.stringContaining('postUrl: 这不是本服务器的内置事件'),
    ]);
    expect(check('')).toEqual(['postUrl: 请选择内置事件']);
  });
});
