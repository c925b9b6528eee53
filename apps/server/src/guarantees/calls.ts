import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { EndpointById, EndpointId, RequestOf } from '@chatdeck/sdk/contract';
import { sessionIdOf } from '../resources/account/sessions';
import { codeAt } from '../resources/two-factor/two-factor.fixtures';
import { sha256 } from '../security/secrets';
import { FURTHER_KEY } from './key-of';
import { OPERATOR_INPUTS } from './operator-calls';
import { SAMPLE, type Tenant } from './tenant';

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

/** What a browser says of a passkey that has signed something of its own. */
const CLIENT_DATA = Buffer.from('{"challenge":"eA","origin":"http://localhost"}').toString(
  'base64url',
);
const usedPasskey = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: { clientDataJSON: CLIENT_DATA, authenticatorData: 'eA', signature: 'eA' },
});
const newPasskey = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: { clientDataJSON: CLIENT_DATA, attestationObject: 'oA', transports: ['internal'] },
});

/** What the authenticator app of an account shows now. */
const appCode = ({ appSecret }: Tenant) => codeAt(appSecret);

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
  'account.changeNotices': () => ({ offlineMail: false }),
  'account.sessions': () => ({}),
  'account.endSession': (_, of) => ({ id: sessionIdOf(sha256(of.token)) }),
  'account.endOtherSessions': () => ({}),
  'twoFactor.login': (own, of) => ({ ticket: `${of.userId}.9999999999999.x`, code: appCode(own) }),
  'accountData.exportAll': () => ({}),
  'accountData.askDeletion': () => ({ password: 'not the password of it' }),
  'accountData.keep': () => ({}),
  'twoFactor.status': () => ({}),
  'twoFactor.begin': (own) => ({ password: own.password }),
  'twoFactor.turnOn': (own) => ({ code: appCode(own) }),
  'twoFactor.turnOff': (own) => ({ password: own.password, code: appCode(own) }),
  'twoFactor.renewCodes': (own) => ({ password: own.password, code: appCode(own) }),
  'passkey.beginLogin': () => ({}),
  // Nobody has asked for what it signs.
  'passkey.login': (_, of) => ({ credential: usedPasskey(of.mark) }),
  'passkey.list': () => ({}),
  'passkey.beginAdding': (own) => ({ password: own.password }),
  'passkey.add': (own) => ({ credential: newPasskey(own.mark) }),
  'passkey.rename': (_, of) => ({ id: of.passkey, name: 'x' }),
  'passkey.remove': (own, of) => ({ id: of.passkey, password: own.password }),
  'audit.list': () => ({ group: 'access', since: '2020-01-01T00:00:00Z' }),
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
  'openApiKey.list': () => ({}),
  'openApiKey.add': () => FURTHER_KEY,
  'openApiKey.update': (_, of) => ({ ...FURTHER_KEY, id: of.furtherKey }),
  'openApiKey.rotate': (_, of) => ({ id: of.furtherKey }),
  'openApiKey.remove': (_, of) => ({ id: of.furtherKey }),
  'openApi.session': (_, of) => ({ scopes: ['send'], customerId: of.mark }),
  'openApi.addCustomer': (own) => ({ customerId: own.mark, name: own.mark }),
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
  'contact.relatedCounts': (_, of) => ({ ids: [of.wxid] }),
  'contact.tags': () => ({}),
  'contact.tag': (_, of) => ({ list: [{ wxid: of.wxid, tags: ['x'] }] }),
  'group.list': (_, of) => ({ userId: of.userId, robotId: of.mark }),
  'group.all': (_, of) => ({ robotId: of.mark }),
  'group.search': (_, of) => ({ type: 'name', word: '', robotId: of.mark }),
  'group.related': (_, of) => ({ wxid: of.room }),
  'group.relatedCounts': (_, of) => ({ ids: [of.room] }),
  'group.tags': () => ({}),
  'group.tag': (_, of) => ({ list: [{ wxid: of.room, tags: ['x'] }] }),
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
  'material.related': (_, of) => ({ id: of.material }),
  'material.relatedCounts': (_, of) => ({ ids: [of.material] }),
  'material.token': () => ({}),
  'library.counts': () => ({}),
  'library.sizes': (_, of) => ({ ids: [of.material] }),
  'library.tag': (_, of) => ({ list: [{ id: of.material, tag: 'x' }] }),
  'library.remove': (_, of) => ({ ids: [of.material] }),
  'library.restore': (_, of) => ({ ids: [of.removed.material] }),
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
  'prompt.related': (_, of) => ({ id: of.role }),
  'prompt.relatedCounts': (_, of) => ({ ids: [of.role] }),
  'prompt.add': () => ({ name: 'x', content: 'x' }),
  'prompt.update': (_, of) => ({ id: of.role, name: 'x', content: 'x' }),
  'prompt.restore': (_, of) => ({ id: of.removed.role }),
  'prompt.remove': (_, of) => ({ id: of.role }),
  'log.settings': () => ({}),
  'log.changeSettings': () => ({ open: true, media: false }),
  'log.conversations': (own) => ({ search: own.mark }),
  'log.messages': (_, of) => ({ conversationId: of.room }),
  'log.remove': (_, of) => ({ conversationId: of.room }),
  'log.clear': () => ({}),
  'log.revision': (_, of) => ({ id: of.revision }),
  'log.hits': () => ({}),
  'log.daily': () => ({ days: 7 }),
  // Nothing is asked: another version is saved.
  'question.ask': (_, of) => ({ place: 'dialogue', id: of.dialogue, version: 999, text: 'x' }),
  'sample.list': () => ({}),
  'sample.add': () => SAMPLE,
  'sample.update': (_, of) => ({ id: of.sample, ...SAMPLE }),
  'sample.restore': (_, of) => ({ id: of.removed.sample }),
  'sample.remove': (_, of) => ({ id: of.sample }),
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
  'dialogue.reorder': (_, of) => ({ ids: [of.dialogue] }),
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
  ...OPERATOR_INPUTS,
};
