import { row } from './audit-row';

/** What the entries say about two-factor login and passkeys. */
export const LOGIN_AUDIT_CALLS = {
  'twoFactor.login': row('access', { 'zh-CN': '用验证码登录', en: 'Logged in with a code' }),
  'twoFactor.begin': row('access', {
    'zh-CN': '准备开启两步验证',
    en: 'Started to set up two-factor login',
  }),
  'twoFactor.turnOn': row('access', { 'zh-CN': '开启两步验证', en: 'Turned two-factor login on' }),
  'twoFactor.turnOff': row('access', {
    'zh-CN': '关闭两步验证',
    en: 'Turned two-factor login off',
  }),
  'twoFactor.renewCodes': row('access', {
    'zh-CN': '更换了恢复码',
    en: 'Renewed the recovery codes',
  }),
  'passkey.login': row('access', { 'zh-CN': '用通行密钥登录', en: 'Logged in with a passkey' }),
  'passkey.beginAdding': row('access', {
    'zh-CN': '准备添加通行密钥',
    en: 'Started to add a passkey',
  }),
  'passkey.add': row('access', { 'zh-CN': '添加了通行密钥', en: 'Added a passkey' }),
  'passkey.rename': row('access', { 'zh-CN': '改了通行密钥的名称', en: 'Renamed a passkey' }),
  'passkey.remove': row('access', { 'zh-CN': '移除了通行密钥', en: 'Removed a passkey' }),
} as const;
