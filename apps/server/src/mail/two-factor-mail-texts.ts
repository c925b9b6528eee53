import type { MailText } from './mail-text';

/** Mails about the two-factor login of an account. */
export const TWO_FACTOR_MAIL_TEXT = {
  twoFactorOn: {
    subject: { 'zh-CN': '两步验证已开启', en: 'Two-factor login is on' },
    preview: {
      'zh-CN': '从现在起，登录时还需要验证器应用里的验证码。',
      en: 'Logging in now needs a code of your authenticator app too.',
    },
    body: {
      'zh-CN':
        '账号 {email} 刚刚开启了两步验证，其他地方的登录均已失效。从现在起，登录时除了密码，还需要验证器应用里的验证码。请把恢复码收好：手机丢了，就靠它们登录。如果不是你本人操作，请立即联系管理员。',
      en: 'Two-factor login was just turned on for {email}, and every other login ended. From now on, logging in needs a code of your authenticator app after the password. Keep the recovery codes: they let you in without the phone. If this was not you, tell the operator at once.',
    },
  },
  twoFactorOff: {
    subject: { 'zh-CN': '两步验证已关闭', en: 'Two-factor login is off' },
    preview: {
      'zh-CN': '不是你本人操作？请立即重置密码。',
      en: 'Not you? Reset your password at once.',
    },
    body: {
      'zh-CN':
        '账号 {email} 刚刚关闭了两步验证，现在只用密码就能登录。如果不是你本人操作，请立即重置密码，再重新开启。',
      en: 'Two-factor login was just turned off for {email}; the password alone is enough now. If this was not you, reset your password at once and turn it on again.',
    },
  },
  recoveryCodeUsed: {
    subject: { 'zh-CN': '有人用了一个恢复码', en: 'A recovery code was used' },
    preview: {
      'zh-CN': '不是你本人操作？请立即重置密码。',
      en: 'Not you? Reset your password at once.',
    },
    body: {
      'zh-CN':
        '账号 {email} 刚刚用了一个恢复码代替验证码，这个恢复码不能再用了。剩下的可以在个人中心查看数量，快用完时请生成一组新的。如果不是你本人操作，请立即重置密码，再生成一组新的恢复码。',
      en: 'A recovery code of {email} was just used in place of a code of the app; it does not work again. Your account shows how many are left: make new ones before they run out. If this was not you, reset your password at once, and make new recovery codes.',
    },
  },
  recoveryCodesRenewed: {
    subject: { 'zh-CN': '恢复码已更新', en: 'New recovery codes were made' },
    preview: {
      'zh-CN': '以前的恢复码都不能再用了。',
      en: 'The earlier ones do not work any more.',
    },
    body: {
      'zh-CN':
        '账号 {email} 刚刚生成了一组新的恢复码，以前的都不能再用了。如果不是你本人操作，请立即重置密码。',
      en: 'New recovery codes were just made for {email}; the earlier ones do not work any more. If this was not you, reset your password at once.',
    },
  },
} as const satisfies Record<string, MailText>;
