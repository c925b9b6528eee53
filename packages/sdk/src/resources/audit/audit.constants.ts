import { choice } from '../../core/choice';

/** Who did something to an account. */
export const AUDIT_ACTOR = {
  /** The owner, logged in to a browser or an app. */
  owner: 'owner',
  /** Somebody who was not logged in: a login, a link of a mail. */
  visitor: 'visitor',
  /** A session that a partner opened with the key of the open API. */
  partner: 'partner',
  /** A server that signs its requests with the key of the open API. */
  key: 'key',
  /** The robot, which signs by the same key. */
  robot: 'robot',
  /** Whoever collects the payments, by a signed notification. */
  gateway: 'gateway',
  /** Who runs the server. */
  operator: 'operator',
} as const;
/** One of those who do something to an account. */
export type AuditActor = (typeof AUDIT_ACTOR)[keyof typeof AUDIT_ACTOR];

/** Who did something, with labels. */
export const AUDIT_ACTORS = [
  choice(AUDIT_ACTOR.owner, '账号本人', 'The account itself'),
  choice(AUDIT_ACTOR.visitor, '未登录的访客', 'Someone who was not logged in'),
  choice(AUDIT_ACTOR.partner, '合作方的页面', 'The page of a partner'),
  choice(AUDIT_ACTOR.key, '开放接口', 'Open API'),
  choice(AUDIT_ACTOR.robot, '机器人', 'The robot'),
  choice(AUDIT_ACTOR.gateway, '支付渠道', 'The payment gateway'),
  choice(AUDIT_ACTOR.operator, '运营者', 'The operator'),
] as const;

/** The kinds of entries by which the list is filtered. */
export const AUDIT_GROUP = {
  access: 'access',
  robot: 'robot',
  content: 'content',
  people: 'people',
  send: 'send',
  membership: 'membership',
} as const;
/** A kind of entries. */
export type AuditGroup = (typeof AUDIT_GROUP)[keyof typeof AUDIT_GROUP];

/** The kinds of entries with labels. */
export const AUDIT_GROUPS = [
  choice(AUDIT_GROUP.access, '登录与安全', 'Login and security'),
  choice(AUDIT_GROUP.robot, '机器人与任务', 'Robot and tasks'),
  choice(AUDIT_GROUP.content, '素材与文件', 'Materials and files'),
  choice(AUDIT_GROUP.people, '好友与群', 'Friends and groups'),
  choice(AUDIT_GROUP.send, '发送', 'Sending'),
  choice(AUDIT_GROUP.membership, '会员与其他', 'Membership and more'),
] as const;
