import type { Text } from '@chatdeck/sdk/constants';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../database/schema';
import { withoutOperator } from '../audit/audit.service';

/** One file of an archive: the rows that an account has in a table. */
export interface ExportedTable {
  readonly file: string;
  /** What the rows are, as users call them. */
  readonly title: Text;
  readonly table: PgTable;
  /** The column that says whose a row is. */
  readonly owner: PgColumn;
  /** Secrets, and what says nothing to its owner. */
  readonly leftOut?: readonly string[];
  /** Columns whose text is JSON, which the file shows as such. */
  readonly json?: readonly string[];
  /** What a row says to its owner, where that is not all of it. */
  readonly toOwner?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const exported = (
  file: string,
  zh: string,
  en: string,
  table: PgTable & { readonly userId: PgColumn },
  more: Pick<ExportedTable, 'leftOut' | 'json' | 'toOwner'> = {},
): ExportedTable => ({ file, title: { 'zh-CN': zh, en }, table, owner: table.userId, ...more });

const CHAT_COLUMNS = { leftOut: ['initials', 'sortKey'] };

/** What an archive holds, a file for each. */
export const EXPORTED: readonly ExportedTable[] = [
  {
    file: 'account',
    title: { 'zh-CN': '账号', en: 'The account' },
    table: tables.users,
    owner: tables.users.id,
    leftOut: ['passwordHash', 'madeFrom', 'membershipChangedAt'],
  },
  exported('logins', '登录设备', 'Logins', tables.sessions, { leftOut: ['tokenHash'] }),
  exported('two-factor-login', '两步验证', 'Two-factor login', tables.twoFactors, {
    leftOut: ['secret', 'lastStep'],
  }),
  exported('passkeys', '通行密钥', 'Passkeys', tables.passkeys, {
    leftOut: ['credentialId', 'publicKey', 'counter', 'transports'],
  }),
  exported('phone', '绑定的手机', 'The bound phone', tables.boundPhones, {
    leftOut: ['phoneHash'],
  }),
  exported(
    'connection-keys',
    '连接密钥（不含密钥）',
    'Connection keys, without them',
    tables.apiCredentials,
    {
      leftOut: ['apiKey', 'apiSecret'],
    },
  ),
  exported(
    'open-api-keys',
    '开放接口的更多密钥（不含密钥）',
    'Further API keys, without them',
    tables.openApiKeys,
    {
      leftOut: ['apiKey', 'apiSecret', 'previousSecret'],
    },
  ),
  exported('activity', '操作记录', 'Activity', tables.auditEntries, {
    leftOut: ['sessionId'],
    toOwner: withoutOperator,
  }),
  exported('customers', '客户账号', 'Accounts of customers', tables.customers),
  exported('orders', '订单', 'Orders', tables.orders, { leftOut: ['payUrl', 'idempotencyKey'] }),
  exported('messages', '消息通知', 'Notices to the account', tables.accountMessages),
  exported('feedback', '意见反馈', 'Feedback', tables.feedbacks),
  exported('robot', '机器人', 'The robot', tables.robots, { leftOut: ['qrUrl', 'verifyCode'] }),
  exported('robot-config', '机器人配置', 'The config of the robot', tables.robotConfigs, {
    json: ['config'],
  }),
  exported('robot-config-history', '机器人配置的历史', 'Earlier configs', tables.configRevisions, {
    json: ['config'],
  }),
  exported('custom-centre', '定制中心', 'The custom centre', tables.customConfigs),
  exported(
    'custom-centre-turns',
    '定制中心的进度',
    'Turns of the custom centre',
    tables.channelTurns,
  ),
  exported('friends', '好友', 'Friends', tables.friends, CHAT_COLUMNS),
  exported('rooms', '群', 'Rooms', tables.rooms, CHAT_COLUMNS),
  exported('tags', '好友和群的标签', 'Tags of friends and rooms', tables.chatTags),
  exported('materials', '素材', 'Materials', tables.materials),
  exported('prompts', 'AI 角色', 'Prompts', tables.prompts),
  exported(
    'dialogues-feeds-batch-tasks',
    '对话、RSS 和批量任务',
    'Dialogues, feeds and batch tasks',
    tables.robotItems,
  ),
  exported('reminders', '提醒', 'Reminders', tables.reminders),
  exported('samples', '测试消息', 'Samples', tables.samples),
  exported('mass-sends', '群发', 'Mass sends', tables.sendJobs, {
    leftOut: ['key', 'requestHash'],
  }),
  exported('mass-send-targets', '群发的对象', 'Targets of mass sends', tables.sendTargets),
  exported('chat-log', '消息记录', 'The message log', tables.logMessages, { leftOut: ['digest'] }),
  exported(
    'chat-log-settings',
    '消息记录的设置',
    'Settings of the message log',
    tables.logSettings,
  ),
  exported('chat-log-setups', '消息记录所用的配置', 'What the robot ran with', tables.logSetups, {
    leftOut: ['hash'],
    json: ['config', 'dialogues'],
  }),
  exported(
    'files',
    '上传的文件，本身在 files 文件夹里',
    'Uploaded files, which are in the folder files',
    tables.storedFiles,
  ),
];

/** Tables about accounts that no archive holds, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  recovery_codes: 'hashes of secrets',
  mail_links: 'hashes of secrets',
  scan_codes: 'hashes of secrets that live for minutes',
  passkey_challenges: 'hashes of secrets that live for minutes',
  file_uses: 'computed from the other rows',
  robot_reloads: 'what a robot has yet to load',
  send_locks: 'until when nothing is sent to a target, seconds',
  send_receipts: 'hashes of requests',
  send_queues: 'when the next target of a mass send is due',
};
