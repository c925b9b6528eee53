import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { sentMessageSchema } from './message.schema';
import { bulkSendFormSchema } from './mass-send.rules';
import { messageFormSchema } from './send.rules';

const LINK = {
  type: 4,
  url: 'https://qinghe.cn',
  title: '书单',
  description: '十本',
  thumbUrl: 'a.png',
};

describe('the message form', () => {
  it('accepts a text, a file and a link', () => {
    expect(brokenRules(messageFormSchema, { type: 1, content: '早' })).toEqual([]);
    expect(brokenRules(messageFormSchema, { type: 2, url: 'https://files.cn/a.pdf' })).toEqual([]);
    expect(brokenRules(messageFormSchema, LINK)).toEqual([]);
  });

  it('asks for what is missing in the words of the specification', () => {
    expect(brokenRules(messageFormSchema, { type: 1, content: ' ' })).toEqual([
      'content: 内容必填',
    ]);
    expect(brokenRules(messageFormSchema, { type: 2 })).toEqual(['url: 文件必传']);
    expect(brokenRules(messageFormSchema, { type: 4 })).toEqual([
      'url: 链接url必填',
      'title: 链接标题必填',
      'description: 链接描述必填',
      'thumbUrl: 缩略图必传',
    ]);
    expect(brokenRules(messageFormSchema, {})).toEqual(['type: 必填']);
  });

  it('says that a mini program cannot be sent from here', () => {
    expect(brokenRules(messageFormSchema, { type: 5, appid: 'wx1' })).toEqual([
      'type: 此处不能发送小程序',
    ]);
  });
});

describe('the bulk send form', () => {
  it('needs at least one group or friend beside a message', () => {
    const message = { type: 1, content: '早' };
    expect(brokenRules(bulkSendFormSchema, { ...message, rooms: ['读书会'] })).toEqual([]);
    expect(brokenRules(bulkSendFormSchema, { ...message, rooms: [] })).toEqual([
      'rooms: 群名/好友昵称至少填一个',
    ]);
    expect(brokenRules(bulkSendFormSchema, { type: 1 })).toEqual([
      'rooms: 群名/好友昵称至少填一个',
      'content: 内容必填',
    ]);
  });

  it('hands on the names and the fields of the message', () => {
    const form = { ...LINK, rooms: ['读书会'] };
    expect(bulkSendFormSchema.parse({ ...form, content: 'of another type' })).toEqual(form);
  });
});

it('reads a message that was sent as it is, whatever the rules say today', () => {
  const stored = { type: 1 as const, content: ' ' };
  expect(sentMessageSchema.parse(stored)).toEqual(stored);
  expect(() => sentMessageSchema.parse({ type: 9, content: 'x' })).toThrow();
});
