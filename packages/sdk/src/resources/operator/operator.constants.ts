import { choice } from '../../core/choice';

/** Where a setting in force comes from. */
export const SETTING_SOURCE = {
  environment: 'environment',
  default: 'default',
  /** Set on the operator's page or by the command line. */
  database: 'database',
} as const;
/** Where a setting comes from. */
export type SettingSource = (typeof SETTING_SOURCE)[keyof typeof SETTING_SOURCE];

/** Where a setting comes from, with labels. */
export const SETTING_SOURCES = [
  /* @__PURE__ */ choice(SETTING_SOURCE.environment, '环境变量', 'Environment'),
  /* @__PURE__ */ choice(SETTING_SOURCE.default, '默认值', 'Default'),
  /* @__PURE__ */ choice(SETTING_SOURCE.database, '数据库', 'Database'),
] as const;

/** What an operator is warned of at the start of the server and on the operator's page. */
export const SERVER_WARNING = {
  noTls: 'noTls',
  unknownProxy: 'unknownProxy',
  sandbox: 'sandbox',
  noBackup: 'noBackup',
  unsigned: 'unsigned',
} as const;
/** A warning about how a server is run. */
export type ServerWarning = (typeof SERVER_WARNING)[keyof typeof SERVER_WARNING];

/** The warnings with what they say; `{address}` stands for the address at which the server is reached. */
export const SERVER_WARNINGS = [
  /* @__PURE__ */ choice(
    SERVER_WARNING.noTls,
    '从外部可以访问 {address}，但没有使用 https，密码和令牌可能在途中被读取。请在前面放一个支持 https 的代理，并把 PUBLIC_URL 设为它的 https:// 地址；或者设置 HOST=127.0.0.1。',
    '{address} is reachable from elsewhere without https, so passwords and tokens can be read on the way. Put a proxy with https before it and set PUBLIC_URL to its https:// address, or set HOST=127.0.0.1.',
  ),
  /* @__PURE__ */ choice(
    SERVER_WARNING.unknownProxy,
    'PUBLIC_URL 使用 https，说明前面有代理，但 TRUST_PROXY 没有指明它。所有请求看起来都来自代理的地址，共用同一个登录次数限制。',
    'PUBLIC_URL is https, so a proxy stands before this server, but TRUST_PROXY does not name it. Every caller seems to have its address, and all share one limit for logins.',
  ),
  /* @__PURE__ */ choice(
    SERVER_WARNING.sandbox,
    '{address} 对外开放，但沙箱是打开的：任何人都可以不付款就开通会员。请设置 SANDBOX=0。',
    '{address} is public and the sandbox is on: anybody can become a member without paying. Set SANDBOX=0.',
  ),
  /* @__PURE__ */ choice(
    SERVER_WARNING.noBackup,
    '{address} 对外开放，使用内置数据库，但没有定时备份，一次断电或误删就会丢失数据。请设置 BACKUP_EVERY，例如 1d。',
    '{address} is public and runs on the embedded database without scheduled backups: a power cut or a mistake loses data. Set BACKUP_EVERY, such as 1d.',
  ),
  /* @__PURE__ */ choice(
    SERVER_WARNING.unsigned,
    'OPEN_API_UNSIGNED=1：拿到 API Key 的人不用签名就能以该账号发送消息。迁移完成后请去掉这个设置。',
    'OPEN_API_UNSIGNED=1: whoever sees an API key can send messages for its account without a signature. Remove it once your scripts sign.',
  ),
] as const;

/** The parts of the server whose health is watched. */
export const SERVER_PARTS = [
  /* @__PURE__ */ choice('database', '数据库', 'Database'),
  /* @__PURE__ */ choice('broker', '消息代理', 'Broker'),
  /* @__PURE__ */ choice('fileStore', '文件存储', 'File store'),
  /* @__PURE__ */ choice('mail', '邮件', 'Mail'),
  /* @__PURE__ */ choice('eventChannel', '事件通道', 'Event channel'),
] as const;
/** A part of the server whose health is watched. */
export type ServerPart = (typeof SERVER_PARTS)[number]['value'];

/** The accounts by which the operator's list is filtered. */
export const ACCOUNT_FILTERS = [
  /* @__PURE__ */ choice('member', '会员', 'Members'),
  /* @__PURE__ */ choice('blocked', '已封禁', 'Blocked'),
  /* @__PURE__ */ choice('closing', '注销中', 'Being deleted'),
  /* @__PURE__ */ choice('operator', '运营者', 'Operators'),
] as const;
/** One of the filters of the operator's list of accounts. */
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number]['value'];
