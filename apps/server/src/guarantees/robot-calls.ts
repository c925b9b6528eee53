import type { Tenant } from './tenant';

/** The data of an account that a call of its robot may be about. */
type Subject = Pick<
  Tenant,
  'dialogue' | 'mark' | 'material' | 'reminder' | 'role' | 'room' | 'task' | 'wxid'
>;

type Parameters = (of: Subject) => Record<string, unknown>;

/** The parameters of each signed call of the robot, about the data of an account. */
export const ROBOT_INPUTS: Readonly<Record<string, Parameters>> = {
  'GET /wechat/config': () => ({}),
  'GET /ws/mqtt/config': () => ({}),
  'GET /wechat/material': (of) => ({ id: of.material }),
  'GET /promot/info': (of) => ({ id: of.role }),
  'GET /wechat/qrcode': (of) => ({ qrUrl: of.mark, qrStatus: 2 }),
  'GET /wechat/heart': () => ({ heartBeat: 'live' }),
  'POST /wechat/info': () => ({ avatar: '', robotName: 'x', robotId: 'x' }),
  'GET /webPanel/version': () => ({}),
  'POST /webPanel/version': () => ({ version: '1.6.126' }),
  'GET /worker/verifycode': () => ({}),
  'GET /worker/clearverifycode': () => ({}),
  'POST /wechat/setSecurityInfo': () => ({ verifyMessage: '{}' }),
  'POST /wechat/clearSecurityInfo': () => ({ verifyMessage: '' }),
  'POST /wechat/friend': (of) => ({ friend: [{ robotId: of.mark, wxid: of.wxid, name: 'x' }] }),
  'POST /wechat/room': (of) => ({
    room: [{ robotId: of.mark, wxid: of.room, topic: 'x', ownerId: 'x', adminIds: '' }],
  }),
  'GET /wechat/asyncData': (of) => ({ robotId: of.mark, type: 1 }),
  'GET /wordcloudroom': () => ({}),
  'GET /firenews': () => ({ id: 1001, num: 5 }),
  'GET /customnews': (of) => ({ id: of.mark, taskId: of.task }),
  'POST /customevent': (of) => ({ msg: 'x', sourceMsg: 'x', eventId: of.mark }),
  'GET /roomCloud': () => ({ name: 'x' }),
  'GET /claw/mqtt/config': () => ({}),
  'GET /one': () => ({}),
  'GET /meinv': () => ({}),
  'GET /task': () => ({}),
  'POST /task': () => ({
    setter: 'x',
    subscribe: 'x',
    isLoop: true,
    time: '0 0 8 * * *',
    content: 'x',
  }),
  'GET /task/update': (of) => ({ id: of.reminder }),
  'GET /gpt/config': () => ({}),
  'POST /gpt/config': (of) => ({ id: of.dialogue, usedNum: 3 }),
  'GET /rss/config': () => ({}),
  'GET /rss/lastcontent/:id': () => ({}),
  'POST /rss/lastcontent/:id': () => ({ content: 'x' }),
  'GET /user/task': () => ({}),
  'GET /wechat/qitoken': () => ({}),
};
