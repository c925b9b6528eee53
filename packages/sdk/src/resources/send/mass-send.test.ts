import { describe, expect, it } from 'vitest';
import { buildRoom } from '../../testing/fixtures';
import { brokenRules } from '../../testing/broken-rules.fixtures';
import { bulkMessagesSchema, checkNoticeRoom, massSendFormSchema } from './mass-send.rules';

const GROUPS = [{ wxid: 'room-1' }];
const TEXT = { type: 1, name: '早安' };
const FILE = { type: 2, name: '价目表' };

describe('a mass send of materials', () => {
  const send = { source: 'materials', target: 'Room', groups: GROUPS, materials: [TEXT, FILE] };

  it('needs a material and someone to send it to', () => {
    expect(brokenRules(massSendFormSchema, send)).toEqual([]);
    expect(brokenRules(massSendFormSchema, { ...send, groups: [], materials: [] })).toEqual([
      'groups: 群名/好友昵称至少填一个',
      'materials: 素材必选',
    ]);
  });

  it('publishes nothing but text as a group notice, and says which material is none', () => {
    expect(brokenRules(massSendFormSchema, { ...send, target: 'RoomNotice' })).toEqual([
      'materials.1: 群公告仅支持文本',
    ]);
    const texts = { ...send, target: 'RoomNotice', materials: [TEXT] };
    expect(brokenRules(massSendFormSchema, texts)).toEqual([]);
  });
});

describe('a mass send of typed content', () => {
  const send = {
    source: 'typed',
    target: 'Contact',
    groups: GROUPS,
    message: { type: 1, content: '早' },
  };

  it('follows the rules of the message form', () => {
    expect(brokenRules(massSendFormSchema, send)).toEqual([]);
    expect(brokenRules(massSendFormSchema, { ...send, groups: [], message: { type: 1 } })).toEqual([
      'groups: 群名/好友昵称至少填一个',
      'message.content: 内容必填',
    ]);
  });

  it('publishes nothing but text as a group notice', () => {
    const file = { type: 2, url: 'https://files.cn/a.pdf' };
    expect(
      brokenRules(massSendFormSchema, { ...send, target: 'RoomNotice', message: file }),
    ).toEqual(['message.type: 群公告仅支持文本']);
  });
});

describe('what is handed to the server', () => {
  const MINI = {
    type: 5,
    appid: 'wx1',
    title: '预约',
    description: '靠窗',
    pagePath: 'p',
    thumbUrl: 'a',
  };

  it('takes a stored mini program too, for groups named by their wxid', () => {
    const payload = { messages: [MINI], groups: GROUPS, target: 'Room' };
    expect(brokenRules(bulkMessagesSchema, payload)).toEqual([]);
    expect(brokenRules(bulkMessagesSchema, { ...payload, target: 'RoomNotice' })).toEqual([
      'messages.0: 群公告仅支持文本',
    ]);
    expect(brokenRules(bulkMessagesSchema, { messages: [], groups: [], target: 'room' })).toEqual([
      'target: 格式不正确',
      'groups: 群名/好友昵称至少填一个',
      'messages: 素材必选',
    ]);
  });

  it('publishes notices only where the robot may', () => {
    expect(checkNoticeRoom(buildRoom(0, { isAdmin: true }))).toBeUndefined();
    expect(checkNoticeRoom(buildRoom(0, { isAdmin: false }))).toBe('send.notice.admin');
  });
});
