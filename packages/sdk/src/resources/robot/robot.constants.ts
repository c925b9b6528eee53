import type { Text } from '../../core/locale';

/** The login status that the robot last reported (product specification, section 4). */
export const LOGIN_STATUS = {
  unknown: 0,
  blank: 1,
  scan: 2,
  scanned: 3,
  loggedIn: 4,
  timedOut: 5,
  loggedOut: 6,
} as const;
/** A login status of the robot, 0 to 6 (product specification, section 4). */
export type LoginStatus = (typeof LOGIN_STATUS)[keyof typeof LOGIN_STATUS];

/** Each login status in both languages. */
export const LOGIN_STATUS_TEXT: Readonly<Record<LoginStatus, Text>> = {
  [LOGIN_STATUS.unknown]: { 'zh-CN': '未知错误', en: 'Unknown error' },
  [LOGIN_STATUS.blank]: { 'zh-CN': '还没有连接', en: 'Not connected yet' },
  [LOGIN_STATUS.scan]: { 'zh-CN': '请扫码登录', en: 'Scan to log in' },
  [LOGIN_STATUS.scanned]: { 'zh-CN': '已扫码', en: 'Scanned' },
  [LOGIN_STATUS.loggedIn]: { 'zh-CN': '已登录', en: 'Logged in' },
  [LOGIN_STATUS.timedOut]: { 'zh-CN': '登录超时', en: 'Timed out' },
  [LOGIN_STATUS.loggedOut]: { 'zh-CN': '已退出', en: 'Logged out' },
};
