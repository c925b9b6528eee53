import { defineMessages, textsOf } from '#messages';
import type { Wording } from '#messages/wording.ts';
import { ruleMessages, triggerMessages } from '../dialog/rule.messages';

/** The columns of when a rule applies are called what the fields of its dialog are called. */
function triggerHeaders({ locale }: Wording) {
  const { keywords, match } = textsOf(ruleMessages, locale);
  const { scope, needAt } = textsOf(triggerMessages, locale);
  return { keywords, match, scope, needAt };
}

/** The headers of the columns of exported rules; an import knows them in every language. */
export const csvColumnMessages = defineMessages(
  'rule-csv-columns',
  (wording) => ({
    ...triggerHeaders(wording),
    reply: '回复',
    welcome: '入群欢迎语',
    skill: '技能',
    kind: '事件类型',
    address: '回调地址',
    timeout: '超时时间（秒）',
    user: '用户昵称',
    messages: '转发内容',
    toRooms: '转发到的群',
    toFriends: '转发到的好友',
    room: '群',
    from: '监听',
    fromKind: '监听类型',
    to: '转发到',
    toKind: '转发类型',
    mode: '同步方式',
    mainRoom: '主群',
    rooms: '子群',
    state: '状态',
  }),
  (wording) => ({
    ...triggerHeaders(wording),
    reply: 'Answer',
    welcome: 'Welcome messages',
    skill: 'Skill',
    kind: 'Type of event',
    address: 'Callback address',
    timeout: 'Time limit (s)',
    user: 'User name',
    messages: 'Messages',
    toRooms: 'Groups to forward to',
    toFriends: 'Friends to forward to',
    room: 'Group',
    from: 'From',
    fromKind: 'Listen to',
    to: 'To',
    toKind: 'Forward to',
    mode: 'How',
    mainRoom: 'Main group',
    rooms: 'Other groups',
    state: 'State',
  }),
);
