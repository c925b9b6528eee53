import { SITE_TITLE, type Locale, textIn } from '@chatdeck/sdk/constants';
import { FEEDBACK_MAIL_TEXT } from './feedback-mail-texts';
import type { MailText } from './mail-text';
import { SECURITY_MAIL_TEXT } from './security-mail-texts';
import { TWO_FACTOR_MAIL_TEXT } from './two-factor-mail-texts';

/** The mails of the server. `{link}`, `{email}` and user-provided text are placeholders. */
export const MAIL_TEXT = {
  activation: {
    action: { 'zh-CN': '激活账号', en: 'Activate the account' },
    subject: { 'zh-CN': '激活你的账号', en: 'Activate your account' },
    preview: { 'zh-CN': '链接 24 小时内有效。', en: 'The link works for 24 hours.' },
    body: {
      'zh-CN':
        '请打开下面的链接激活账号，链接在 24 小时内有效：\n\n{link}\n\n如果你没有注册，请忽略这封邮件。',
      en: 'Open this link to activate your account. It works for 24 hours:\n\n{link}\n\nIf you did not sign up, ignore this mail.',
    },
  },
  activationFirst: {
    action: { 'zh-CN': '激活账号', en: 'Activate the account' },
    subject: { 'zh-CN': '请先激活你的账号', en: 'Activate your account first' },
    preview: { 'zh-CN': '激活后再重新申请重置密码。', en: 'Then ask for a new password again.' },
    body: {
      'zh-CN':
        '你申请了重置密码，但账号还没有激活。请先打开下面的链接激活，再重新申请，链接在 24 小时内有效：\n\n{link}\n\n如果不是你本人操作，请忽略这封邮件。',
      en: 'You asked to reset your password, but the account is not activated yet. Open this link first, then ask again. It works for 24 hours:\n\n{link}\n\nIf this was not you, ignore this mail.',
    },
  },
  reset: {
    action: { 'zh-CN': '设置新密码', en: 'Set a new password' },
    subject: { 'zh-CN': '重置你的密码', en: 'Reset your password' },
    preview: {
      'zh-CN': '链接 1 小时内有效，只能用一次。',
      en: 'The link works once, within one hour.',
    },
    body: {
      'zh-CN':
        '请打开下面的链接设置新密码，链接在 1 小时内有效，只能使用一次：\n\n{link}\n\n如果不是你本人操作，请忽略这封邮件，密码不会改变。',
      en: 'Open this link to set a new password. It works for one hour, once:\n\n{link}\n\nIf this was not you, ignore this mail; your password stays as it is.',
    },
  },
  deletionAsked: {
    action: { 'zh-CN': '登录并保留账号', en: 'Log in and keep it' },
    subject: { 'zh-CN': '你的账号将被注销', en: 'Your account will be deleted' },
    preview: {
      'zh-CN': '{day} 删除全部数据，在那之前可以保留账号。',
      en: 'On {day}, unless you keep it until then.',
    },
    body: {
      'zh-CN':
        '已经申请注销账号 {email}。机器人已断开，不再发送任何消息，其他登录均已失效。{day}，账号的全部数据和文件会被删除，无法恢复；按法律要求，只保留已付款订单的金额和时间，不含个人信息。\n\n改变主意，或者不是你本人操作？在那之前登录，点「保留账号」：\n\n{link}',
      en: 'The deletion of the account {email} was asked for. Its robot is disconnected, nothing is sent any more, and other logins ended. On {day} all its records and files are deleted for good; of paid orders the amounts and times stay, as the law wants, without anything about you.\n\nChanged your mind, or was it not you? Log in before that day and press "Keep my account":\n\n{link}',
    },
  },
  accountKept: {
    subject: { 'zh-CN': '你的账号已保留', en: 'Your account is kept' },
    preview: {
      'zh-CN': '数据都还在，请重启机器人。',
      en: 'Everything is still there; restart the robot.',
    },
    body: {
      'zh-CN':
        '账号 {email} 不会被注销了，数据都还在。请重启机器人；申请注销时还没发出的群发已经取消。如果不是你本人操作，请立即修改密码。',
      en: 'The account {email} will not be deleted, and everything is still there. Restart the robot; what a mass send had not sent yet was cancelled. If this was not you, change your password at once.',
    },
  },
  accountDeleted: {
    subject: { 'zh-CN': '你的账号已注销', en: 'Your account was deleted' },
    preview: { 'zh-CN': '数据和文件已全部删除。', en: 'All records and files are gone.' },
    body: {
      'zh-CN':
        '账号 {email} 已注销，数据和文件已全部删除，无法恢复。按法律要求，只保留已付款订单的金额和时间，不含个人信息。备份里的旧数据会随备份到期一起清除。这是我们发给你的最后一封邮件。',
      en: 'The account {email} was deleted with all its records and files, for good. Of paid orders the amounts and times stay, as the law wants, without anything about you. What older backups still hold goes when they expire. This is the last mail you get from us.',
    },
  },
  activatedElsewhere: {
    action: { 'zh-CN': '设置新密码', en: 'Set a password' },
    subject: { 'zh-CN': '请设置你的密码', en: 'Set your password' },
    preview: {
      'zh-CN': '激活链接不是在注册时的网络中打开的，此前的密码已失效。',
      en: 'The link was opened elsewhere, so the password from before ended.',
    },
    body: {
      'zh-CN':
        '你的账号 {email} 已激活。激活链接不是在注册时的网络中打开的，为防止他人用你的邮箱注册，此前的密码、登录、密钥和已绑定的手机均已失效。请打开下面的链接设置新密码，链接在 1 小时内有效：\n\n{link}',
      en: 'Your account {email} is activated. The link was not opened where the account was made, so the password, logins, key and phone from before ended, in case somebody else had signed up with your address. Open this link to set a password. It works for one hour:\n\n{link}',
    },
  },
  emailChanged: {
    subject: { 'zh-CN': '你的邮箱已修改', en: 'Your e-mail was changed' },
    preview: {
      'zh-CN': '不是你本人操作？请立即联系管理员。',
      en: 'Not you? Tell the operator at once.',
    },
    body: {
      'zh-CN': '你的账号改用了邮箱 {email}。如果不是你本人操作，请立即联系管理员。',
      en: 'Your account now uses the e-mail {email}. If this was not you, tell the operator at once.',
    },
  },
  offline: {
    action: { 'zh-CN': '查看机器人', en: 'See the robot' },
    subject: { 'zh-CN': '机器人掉线了', en: 'Your robot is offline' },
    preview: {
      'zh-CN': '「{robot}」自 {since} 起没有响应。',
      en: '"{robot}" has not responded since {since}.',
    },
    body: {
      'zh-CN':
        '机器人「{robot}」自 {since} 起没有响应，现在收不到消息，也不会自动回复。到点的定时任务不会补发，群发里没发出的，等它上线后可以重试。\n\n请检查运行它的电脑和网络，需要时重新扫码登录：\n\n{link}\n\n不想再收到这类邮件，可以在个人中心关闭「掉线邮件提醒」。',
      en: 'Your robot "{robot}" has not responded since {since}. It receives no messages and answers nobody. Schedules that come due meanwhile are skipped; what a mass send has missed can be sent again once the robot is back.\n\nCheck the machine that runs it and its network, and scan the code again if it asks for one:\n\n{link}\n\nTo get no more mails like this, switch off "Mail when offline" in your account.',
    },
  },
  loggedOut: {
    action: { 'zh-CN': '扫码登录', en: 'Scan the code' },
    subject: { 'zh-CN': '机器人退出登录了', en: 'Your robot was logged out' },
    preview: {
      'zh-CN': '「{robot}」在 {since} 退出了登录。',
      en: '"{robot}" was logged out at {since}.',
    },
    body: {
      'zh-CN':
        '机器人「{robot}」在 {since} 退出了登录，现在收不到消息，也不会自动回复。到点的定时任务不会补发，群发里没发出的，等它上线后可以重试。\n\n请打开下面的页面，用手机扫码登录。没有二维码时，请先重启机器人：\n\n{link}\n\n不想再收到这类邮件，可以在个人中心关闭「掉线邮件提醒」。',
      en: 'Your robot "{robot}" was logged out at {since}. It receives no messages and answers nobody. Schedules that come due meanwhile are skipped; what a mass send has missed can be sent again once the robot is back.\n\nOpen this page and scan the code with your phone. If it shows none, restart the robot first:\n\n{link}\n\nTo get no more mails like this, switch off "Mail when offline" in your account.',
    },
  },
  ...SECURITY_MAIL_TEXT,
  ...TWO_FACTOR_MAIL_TEXT,
  ...FEEDBACK_MAIL_TEXT,
} as const satisfies Record<string, MailText>;

export type MailTopic = keyof typeof MAIL_TEXT;

/** What the button for the link of a mail says. */
export function actionOf(topic: MailTopic, locale: Locale): string {
  const { action }: MailText = MAIL_TEXT[topic];
  return textIn(action, locale) ?? '';
}

/** The subject of a mail begins with the name of the site, so that users find it. */
export const subjectOf = (topic: MailTopic, locale: Locale): string =>
  `${textIn(SITE_TITLE, locale)} - ${textIn(MAIL_TEXT[topic].subject, locale)}`;
