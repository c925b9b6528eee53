import { choice } from '../../core/choice';
import type { Text } from '../../core/locale';
import { OPEN_API_SCOPE } from './open-api-scope.constants';

// Every panel knows the scopes; what they are called is for a page that lists them.
export { OPEN_API_SCOPE, type OpenApiScope } from './open-api-scope.constants';

/** The scopes and their labels. */
export const OPEN_API_SCOPES = [
  choice(OPEN_API_SCOPE.materialRead, '查看素材', 'See materials'),
  choice(OPEN_API_SCOPE.materialWrite, '编辑素材', 'Edit materials'),
  choice(OPEN_API_SCOPE.scheduleRead, '查看定时任务', 'See schedules'),
  choice(OPEN_API_SCOPE.scheduleWrite, '编辑定时任务', 'Edit schedules'),
  choice(OPEN_API_SCOPE.contactRead, '查看群和好友', 'See groups and friends'),
  choice(OPEN_API_SCOPE.send, '发送消息', 'Send messages'),
] as const;

/** The lifetime of a session for a partner's pages, in milliseconds. */
export const OPEN_SESSION_MS = 15 * 60_000;

/** How far the time of a signature may differ from the server's, in milliseconds; each signature is accepted once. */
export const OPEN_API_WINDOW_MS = 5 * 60_000;

/** The headers of a signed request. */
export const OPEN_API_HEADER = {
  key: 'x-chatdeck-key',
  timestamp: 'x-chatdeck-timestamp',
  nonce: 'x-chatdeck-nonce',
  signature: 'x-chatdeck-signature',
} as const;

/** The error when several people or groups have the name of the target. */
export const OPEN_API_AMBIGUOUS: Text = {
  'zh-CN': '有多个同名的群或好友，请用 wxid 指定',
  en: 'Several have this name; say which by wxid',
};

/** Why a signed request is rejected; `data.reason` of its 40001. */
export const OPEN_API_DISTRUST = [
  choice('unsigned', '请求没有签名', 'The request carries no signature'),
  choice('unknownKey', 'apiKey 不存在', 'There is no such API key'),
  choice('wrongSignature', '签名不正确', 'The signature is wrong'),
  choice('outsideWindow', '签名已过期，请校准系统时间', 'The signature is stale; check the clock'),
  choice('expiredKey', '密钥已过期', 'The key has expired'),
  choice('replayed', '签名已使用过', 'The signature was used before'),
] as const;
/** Why a signed request is rejected. */
export type OpenApiDistrust = (typeof OPEN_API_DISTRUST)[number]['value'];
