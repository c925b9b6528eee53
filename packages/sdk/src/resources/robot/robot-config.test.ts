import { describe, expect, it } from 'vitest';
import { toIssues } from '../../core/issues';
import { freshConfig, parseConfig, serializeConfig } from './robot-config';
import { CONFIG_LISTS } from './robot-config.constants';
import { configDocumentSchema, configEditsSchema } from './robot.rules';
import { ROBOT_TYPE } from './robot-type.constants';

const ready = (raw: string) => {
  const parsed = parseConfig(raw);
  if (parsed.status !== 'ready') throw new Error(parsed.reason);
  return parsed;
};
const problems = (raw: string) =>
  toIssues(configDocumentSchema.safeParse(raw).error ?? { issues: [] }, 'zh-CN').map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('a stored robot config', () => {
  it('shows the defaults of the specification where it says nothing', () => {
    const { view } = ready('{}');
    expect(view).toMatchObject({
      puppetType: 'wechaty-puppet-wechat',
      preventLength: 1000,
      chatDelay: 2,
      openaiTimeout: 180,
      openaiModel: 'gpt-3.5-turbo',
      roomAt: 1,
      defaultBot: 0,
    });
    for (const list of CONFIG_LISTS) expect(view[list]).toEqual([]);
  });

  it('keeps a zero that means something and replaces one that means unset', () => {
    const { view } = ready(
      '{"roomAt":0,"defaultBot":0,"chatDelay":0,"openaiTimeout":"0","preventLength":"800"}',
    );
    expect(view).toMatchObject({ roomAt: 0, chatDelay: 2, openaiTimeout: 180, preventLength: 800 });
    expect(ready('{"roomAt":true}').view.roomAt).toBe(1);
  });

  it('is written back with only the edited field changed, unknown ones included', () => {
    const raw =
      '{"futureField":{"deep":[1,null,"🀄"]},"roomAt":true,"chatDelay":"2","__proto__":{"a":1}}';
    const { stored } = ready(raw);
    expect(serializeConfig(stored, {})).toBe(raw);
    expect(serializeConfig(stored, { chatDelay: 3 })).toBe(
      raw.replace('"chatDelay":"2"', '"chatDelay":3'),
    );
  });

  it('remains raw text when it cannot be read', () => {
    for (const raw of ['{"a":', '[]', 'null', '7', '']) {
      expect(parseConfig(raw)).toMatchObject({ status: 'malformed', raw });
    }
  });

  it('starts with the default reply in the language of the account', () => {
    expect(ready(freshConfig('zh-CN')).view.defaultReply).toBe('我在呢');
    expect(ready(freshConfig('en')).view.defaultReply).toBe("I'm here");
  });

  it('may keep a switch in the form in which an earlier console stored it', () => {
    expect(problems('{"roomAt":true,"chatFilter":false,"autoReply":1}')).toEqual([]);
  });

  it('keeps of a key or an address what can be seen, and of what people say everything', () => {
    const edits = {
      gpttoken: ' \u200Bsk\u00AD-1\n',
      proxyPassUrl: ' https://api.example.com/v1\uFEFF ',
      defaultReply: ' 在\u200B ',
    };
    expect(JSON.parse(serializeConfig({ txApiKey: ' old ' }, edits))).toEqual({
      txApiKey: ' old ',
      gpttoken: 'sk-1',
      proxyPassUrl: 'https://api.example.com/v1',
      defaultReply: ' 在\u200B ',
    });
  });

  it('takes no key that a request cannot have, and says so where it is entered', () => {
    const rules = (gpttoken: string) =>
      configEditsSchema.safeParse({ gpttoken }).error?.issues.map(({ message }) => message);
    expect(rules(' sk-1\u200B')).toBeUndefined();
    expect(rules('')).toBeUndefined();
    expect(rules('在这里填密钥')).toEqual(['latin']);
  });

  it('may not break the template that ChatGPT is prompted with', () => {
    const prompt = (openaiSystemMessage: string, defaultBot: number = ROBOT_TYPE.chatGpt) =>
      problems(JSON.stringify({ openaiSystemMessage, defaultBot }));
    expect(prompt('回答 {"a":1}')).toEqual(['openaiSystemMessage: 花括号请写成 {{ 和 }}']);
    expect(prompt('回答 {{"a":1}}')).toEqual([]);
    expect(prompt('回答 {"a":1}', 8)).toEqual([]);
  });

  it('is refused where the robot could not store it or a rule is broken', () => {
    expect(problems(freshConfig('zh-CN'))).toEqual([]);
    expect(problems('{"a.b":1,"list":[{"$set":1}]}')).toEqual([
      'a.b: 配置的键不能包含 . 或以 $ 开头',
      'list.0.$set: 配置的键不能包含 . 或以 $ 开头',
    ]);
    expect(problems('{"chatDelay":-1}')).toEqual(['chatDelay: 请填写不小于 0 的整数']);
    expect(problems('{"proxyPassUrl":"api.example.com"}')).toEqual([
      'proxyPassUrl: 地址需要以 http:// 或 https:// 开头',
    ]);
    expect(problems('{"difyAgent":"yes"}')).toEqual(['difyAgent: 格式不正确']);
    expect(problems('{')).toEqual([': 配置不是有效的 JSON']);
  });
});
