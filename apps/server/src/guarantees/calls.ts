import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { EndpointById, EndpointId, RequestOf } from '@chatdeck/sdk/contract';
import type { Tenant } from './tenant';

/**
 * Valid input of a call that `own` makes about the data of `of`. Anything that an answer may echo comes from the
 * caller, so that a text of the other account in it is a leak.
 */
type Input<Id extends EndpointId> = (own: Tenant, of: Tenant) => RequestOf<EndpointById<Id>>;

const DAILY = '0 0 8 * * *';
const PASSWORD = 'another long passphrase';
const text = (content: string) => ({ type: 1 as const, content });
const card = (caption: string) => ({
  type: 4 as const,
  url: 'https://example.com/a',
  title: caption,
  description: caption,
  thumbUrl: 'https://example.com/a.png',
});
const toRoom = (own: Tenant) => ({
  type: 'room' as const,
  targets: [{ id: own.room, name: own.mark }],
});
const dialogue = (own: Tenant) => ({
  ...toRoom(own),
  robotType: ROBOT_TYPE.chatGpt,
  botConfig: { token: 'sk-1', model: 'gpt-4o' },
});
const feed = (own: Tenant) => ({
  ...toRoom(own),
  rssUrl: 'https://example.com/feed',
  updateTime: DAILY,
});
const task = (own: Tenant) => ({
  ...toRoom(own),
  cron: DAILY,
  taskType: 'news' as const,
  taskInfo: { sortId: 7 },
});

/** One valid input for each call of the contract. */
export const INPUTS: { readonly [Id in EndpointId]: Input<Id> } = {
  'account.signup': (own, of) => ({
    name: 'new',
    email: own === of ? `new-${own.email}` : of.email,
    password: PASSWORD,
  }),
  'account.login': (own, of) => ({ email: of.email, password: own.password }),
  'account.info': (_, of) => ({ userId: of.userId }),
  'account.logout': (_, of) => ({ token: of.token }),
  'account.sendReset': (_, of) => ({ email: of.email }),
  'account.checkReset': (own) => ({ token: own.reset }),
  'account.resetPassword': (own) => ({ token: own.reset, password: PASSWORD }),
  'account.activate': (own) => ({ token: own.activation }),
  'account.sendActivation': () => ({}),
  'account.changePassword': (own) => ({ oldPassword: own.password, password: PASSWORD }),
  'account.changeEmail': (own, of) => ({
    email: own === of ? `moved-${own.email}` : of.email,
    password: own.password,
  }),
  'mini.loginCode': () => ({}),
  'mini.checkLogin': (_, of) => ({ ticket: of.login.ticket }),
  'mini.bindCode': () => ({}),
  'mini.unbind': () => ({}),
  'mini.checkBinding': (_, of) => ({ ticket: of.binding.ticket }),
  'order.create': () => ({ kind: 'mvip' }),
  'order.status': (_, of) => ({ id: of.order.id }),
  'order.plans': () => ({}),
  'order.list': () => ({}),
  'openApi.get': () => ({}),
  'openApi.reset': () => ({}),
  'openApi.session': () => ({ scopes: ['send'] }),
  'openApi.sayToRoom': (_, of) => ({ wxid: of.room, message: text('x') }),
  'openApi.sayToContact': (_, of) => ({ wxid: of.wxid, message: text('x') }),
  'robot.config': (_, of) => ({ userId: of.userId }),
  'robot.updateConfig': (_, of) => ({ config: '{"a":1}', baseVersion: 1, userId: of.userId }),
  'robot.configHistory': () => ({}),
  'robot.restoreConfig': () => ({ version: 1, baseVersion: 1 }),
  'robot.status': () => ({}),
  'robot.setVerifyCode': (_, of) => ({ verifyCode: '4711', userId: of.userId }),
  'robot.clearRecords': (_, of) => ({ userId: of.userId }),
  'contact.list': (_, of) => ({ userId: of.userId, robotId: of.mark }),
  'contact.all': (_, of) => ({ robotId: of.mark }),
  'contact.search': (_, of) => ({ type: 'name', word: '', robotId: of.mark }),
  'contact.related': (_, of) => ({ wxid: of.wxid }),
  'group.list': (_, of) => ({ userId: of.userId, robotId: of.mark }),
  'group.all': (_, of) => ({ robotId: of.mark }),
  'group.search': (_, of) => ({ type: 'name', word: '', robotId: of.mark }),
  'group.related': (_, of) => ({ wxid: of.room }),
  'upload.usage': () => ({}),
  'upload.unused': () => ({}),
  'material.list': (_, of) => ({ userId: of.userId }),
  'material.tags': () => ({}),
  'material.add': () => ({ ...text('x'), name: 'x' }),
  'material.addRich': () => ({ ...card('x'), name: 'x' }),
  'material.update': (_, of) => ({ ...text('x'), name: 'x', id: of.material }),
  'material.remove': (_, of) => ({ id: of.material }),
  'material.restore': (_, of) => ({ id: of.removed.material }),
  'material.detail': (_, of) => ({ id: of.material }),
  'material.token': () => ({}),
  'send.sayToRoom': (_, of) => ({ wxid: of.room, message: text('x') }),
  'send.sayToContact': (_, of) => ({ wxid: of.wxid, message: text('x') }),
  'send.event': () => ({ target: 'system', event: 'reloadFriend' }),
  'send.messages': (_, of) => ({
    target: 'Contact',
    groups: [{ wxid: of.wxid }],
    messages: [text('x')],
  }),
  'send.jobs': (_, of) => ({ id: of.job }),
  'send.cancelJob': (_, of) => ({ id: of.job }),
  'send.retryJob': (_, of) => ({ id: of.job }),
  'send.daily': () => ({ days: 30 }),
  'event.stream': () => ({}),
  'schedule.newsChannels': () => ({}),
  'schedule.customChannels': () => ({}),
  'schedule.ownChannels': () => ({}),
  'schedule.saveOwnChannels': () => ({ channels: [] }),
  'prompt.list': () => ({}),
  'prompt.all': () => ({}),
  'prompt.detail': (_, of) => ({ id: of.role }),
  'prompt.add': () => ({ name: 'x', content: 'x' }),
  'prompt.update': (_, of) => ({ id: of.role, name: 'x', content: 'x' }),
  'prompt.restore': (_, of) => ({ id: of.removed.role }),
  'prompt.remove': (_, of) => ({ id: of.role }),
  'reminder.list': (_, of) => ({ userId: of.userId }),
  'reminder.add': (own) => ({ isLoop: true, subscribe: own.mark, time: DAILY, content: 'x' }),
  'reminder.update': (own, of) => ({
    id: of.reminder,
    isLoop: true,
    subscribe: own.mark,
    time: DAILY,
    content: 'x',
  }),
  'reminder.restore': (_, of) => ({ id: of.removed.reminder }),
  'reminder.remove': (_, of) => ({ id: of.reminder }),
  'custom.config': (_, of) => ({ userId: of.userId }),
  'custom.updateConfig': (_, of) => ({ config: { channels: [] }, userId: of.userId }),
  'dialogue.list': () => ({}),
  'dialogue.add': (own) => dialogue(own),
  'dialogue.update': (own, of) => ({ ...dialogue(own), id: of.dialogue }),
  'dialogue.restore': (_, of) => ({ id: of.removed.dialogue }),
  'dialogue.remove': (_, of) => ({ id: of.dialogue }),
  'rss.list': () => ({}),
  'rss.add': (own) => feed(own),
  'rss.update': (own, of) => ({ ...feed(own), id: of.feed }),
  'rss.restore': (_, of) => ({ id: of.removed.feed }),
  'rss.remove': (_, of) => ({ id: of.feed }),
  'batchTask.list': () => ({}),
  'batchTask.add': (own) => task(own),
  'batchTask.update': (own, of) => ({ ...task(own), id: of.task }),
  'batchTask.restore': (_, of) => ({ id: of.removed.task }),
  'batchTask.remove': (_, of) => ({ id: of.task }),
  'upload.store': (own, of) => ({
    key: `${of.grant.prefix}note.txt`,
    token: own.grant.token,
    file: new File(['a note'], 'note.txt', { type: 'text/plain' }),
  }),
  'site.callbackEvents': () => ({}),
  'site.messages': () => ({}),
  'site.notice': () => ({}),
  'site.feed': () => ({}),
  'site.feedback': () => ({ content: 'x' }),
};
