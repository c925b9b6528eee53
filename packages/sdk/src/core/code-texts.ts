import { textIn } from './language-pack';
import { CODE, type Code } from './codes';
import type { Locale, Text } from './locale';

/** The text of each code, for the server's `msg` and for a client that received none. */
export const CODE_TEXT: Readonly<Record<Code, Text>> = {
  [CODE.success]: { 'zh-CN': '成功', en: 'Success' },
  [CODE.missingValue]: { 'zh-CN': '缺少必填参数', en: 'A required value is missing' },
  [CODE.invalidValue]: { 'zh-CN': '填写的内容不符合要求', en: 'A value breaks a rule' },
  [CODE.configChanged]: {
    'zh-CN': '已在别处修改过，请合并后再保存',
    en: 'It was changed elsewhere meanwhile; merge before saving',
  },
  [CODE.notFound]: { 'zh-CN': '内容不存在或已删除', en: 'Not found, or deleted' },
  [CODE.alreadyExists]: { 'zh-CN': '已存在', en: 'Already exists' },
  [CODE.wrongCredentials]: { 'zh-CN': '邮箱或密码不正确', en: 'Wrong e-mail or password' },
  [CODE.tooManyTries]: {
    'zh-CN': '尝试次数过多，请稍后再试',
    en: 'Too many tries; wait a moment',
  },
  [CODE.wrongCode]: { 'zh-CN': '验证码错误或已使用', en: 'Wrong or used code' },
  [CODE.signUpClosed]: {
    'zh-CN': '本站暂不开放注册，请联系管理员',
    en: 'Sign-up is closed here; ask the operator',
  },
  [CODE.secondFactorNeeded]: {
    'zh-CN': '密码正确，还需要两步验证的验证码',
    en: 'The password is right; a code of two-factor login is needed too',
  },
  [CODE.passkeyRefused]: {
    'zh-CN': '通行密钥没有通过验证',
    en: 'The passkey was not accepted',
  },
  [CODE.membershipNeeded]: {
    'zh-CN': '本功能需要开通会员方可使用',
    en: 'This feature needs a membership',
  },
  [CODE.customRightNeeded]: {
    'zh-CN': '当前账号没有该定制功能的权限',
    en: 'This account has no right to this custom feature',
  },
  [CODE.activationNeeded]: {
    'zh-CN': '请先打开激活邮件里的链接激活账号',
    en: 'Activate the account first with the link in its mail',
  },
  [CODE.scopeNeeded]: { 'zh-CN': '没有该权限', en: 'No right to this' },
  [CODE.accountClosing]: {
    'zh-CN': '账号正在注销，先保留才能使用',
    en: 'This account is being deleted: keep it first',
  },
  [CODE.operatorTwoFactorNeeded]: {
    'zh-CN': '从其他机器管理服务器，请先开启两步验证',
    en: 'From another machine, turn on two-factor login first',
  },
  [CODE.accountBlocked]: {
    'zh-CN': '账号已被封禁，请联系管理员',
    en: 'This account is blocked; ask the operator',
  },
  [CODE.robotOffline]: {
    'zh-CN': '机器人不在线，消息未发出',
    en: 'The robot is offline; nothing was sent',
  },
  [CODE.sentTooSoon]: { 'zh-CN': '发送太频繁，请稍后再试', en: 'Sent too soon; wait a moment' },
  [CODE.invalidToken]: { 'zh-CN': '登录信息无效，请重新登录', en: 'Invalid sign-in; log in again' },
  [CODE.revokedToken]: { 'zh-CN': '登录已失效，请重新登录', en: 'Sign-in revoked; log in again' },
  [CODE.expiredToken]: { 'zh-CN': '登录已过期，请重新登录', en: 'Sign-in expired; log in again' },
  [CODE.serverError]: {
    'zh-CN': '服务器出错了，请稍后再试',
    en: 'The server failed; try again later',
  },
  [CODE.notConfigured]: {
    'zh-CN': '服务器没有配置该功能',
    en: 'This server is not configured for that',
  },
};

/** The text of a code, or undefined for a code that this version does not know. */
export function codeText(code: number, locale: Locale): string | undefined {
  const texts: Readonly<Record<number, Text | undefined>> = CODE_TEXT;
  return textIn(texts[code], locale);
}
