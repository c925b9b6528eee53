import { textIn } from '../../core/language-pack';
import type { Locale } from '../../core/locale';
import { row, type Row } from './audit-row';
import type { AuditGroup } from './audit.constants';
import { LOGIN_AUDIT_CALLS } from './audit.login-calls';
import { OPEN_API_KEY_AUDIT_CALLS } from './audit.open-api-key-calls';
import type { AuditedCall } from './audited-call';

/** What each entry says in words, and the kind that it belongs to; a call without a row does not compile. */
export const AUDIT_CALLS: Readonly<Record<AuditedCall, Row>> = {
  'account.signup': row('access', { 'zh-CN': '注册了账号', en: 'Signed up' }),
  'account.login': row('access', { 'zh-CN': '登录', en: 'Logged in' }),
  'account.logout': row('access', { 'zh-CN': '退出登录', en: 'Logged out' }),
  'account.sendReset': row('access', { 'zh-CN': '申请重设密码', en: 'Asked for a reset link' }),
  'account.resetPassword': row('access', {
    'zh-CN': '用邮件链接重设了密码',
    en: 'Reset the password by a link',
  }),
  'account.activate': row('access', { 'zh-CN': '激活了账号', en: 'Activated the account' }),
  'account.sendActivation': row('access', {
    'zh-CN': '重发了激活邮件',
    en: 'Asked for the activation mail again',
  }),
  'accountData.exportAll': row('access', {
    'zh-CN': '导出了账号数据',
    en: 'Exported the data of the account',
  }),
  'accountData.askDeletion': row('access', {
    'zh-CN': '申请注销账号',
    en: 'Asked to delete the account',
  }),
  'accountData.keep': row('access', { 'zh-CN': '撤销了账号注销', en: 'Kept the account' }),
  'account.changePassword': row('access', { 'zh-CN': '修改密码', en: 'Changed the password' }),
  'account.changeEmail': row('access', { 'zh-CN': '修改邮箱', en: 'Changed the e-mail' }),
  'account.changeNotices': row('access', {
    'zh-CN': '修改了邮件提醒',
    en: 'Changed the mails about the robot',
  }),
  'account.endSession': row('access', { 'zh-CN': '退出了一台登录设备', en: 'Logged a device out' }),
  'account.endOtherSessions': row('access', {
    'zh-CN': '退出了其他登录设备',
    en: 'Logged all other devices out',
  }),
  ...LOGIN_AUDIT_CALLS,
  ...OPEN_API_KEY_AUDIT_CALLS,
  'mini.checkLogin': row('access', { 'zh-CN': '扫码登录', en: 'Logged in by scanning' }),
  'mini.bindPhone': row('access', { 'zh-CN': '绑定了手机', en: 'Bound a phone' }),
  'mini.unbind': row('access', { 'zh-CN': '解绑了手机', en: 'Unbound the phone' }),
  'openApi.reset': row('access', { 'zh-CN': '重置了密钥', en: 'Reset the API keys' }),
  'openApi.session': row('access', {
    'zh-CN': '为页面开通了会话',
    en: 'Opened a session for a page',
  }),
  'openApi.addCustomer': row('access', {
    'zh-CN': '添加了客户账号',
    en: 'Added a customer account',
  }),
  'robot.updateConfig': row('robot', {
    'zh-CN': '修改了机器人配置',
    en: 'Changed the robot config',
  }),
  'robot.restoreConfig': row('robot', {
    'zh-CN': '恢复了早先的配置',
    en: 'Restored an earlier config',
  }),
  'robot.setVerifyCode': row('robot', {
    'zh-CN': '填写了机器人验证码',
    en: 'Entered a code for the robot',
  }),
  'robot.clearRecords': row('robot', {
    'zh-CN': '清空了对话记忆',
    en: 'Cleared what the robot remembers',
  }),
  'robot.addReminder': row('robot', {
    'zh-CN': '在聊天中设了提醒',
    en: 'Set a reminder in a chat',
  }),
  'schedule.saveOwnChannels': row('robot', {
    'zh-CN': '修改了自定义内容',
    en: 'Changed the custom channels',
  }),
  'prompt.add': row('robot', { 'zh-CN': '添加了预设角色', en: 'Added a prompt' }),
  'prompt.update': row('robot', { 'zh-CN': '修改了预设角色', en: 'Changed a prompt' }),
  'prompt.remove': row('robot', { 'zh-CN': '删除了预设角色', en: 'Removed a prompt' }),
  'prompt.restore': row('robot', { 'zh-CN': '恢复了预设角色', en: 'Restored a prompt' }),
  'reminder.add': row('robot', { 'zh-CN': '添加了提醒', en: 'Added a reminder' }),
  'reminder.update': row('robot', { 'zh-CN': '修改了提醒', en: 'Changed a reminder' }),
  'reminder.remove': row('robot', { 'zh-CN': '删除了提醒', en: 'Removed a reminder' }),
  'reminder.restore': row('robot', { 'zh-CN': '恢复了提醒', en: 'Restored a reminder' }),
  'sample.add': row('robot', { 'zh-CN': '添加了测试消息', en: 'Added a saved test' }),
  'sample.update': row('robot', { 'zh-CN': '修改了测试消息', en: 'Changed a saved test' }),
  'sample.remove': row('robot', { 'zh-CN': '删除了测试消息', en: 'Removed a saved test' }),
  'sample.restore': row('robot', { 'zh-CN': '恢复了测试消息', en: 'Restored a saved test' }),
  'custom.updateConfig': row('robot', {
    'zh-CN': '修改了定制中心',
    en: 'Changed the custom centre',
  }),
  'dialogue.add': row('robot', { 'zh-CN': '添加了 AI 对话', en: 'Added an AI dialogue' }),
  'dialogue.update': row('robot', { 'zh-CN': '修改了 AI 对话', en: 'Changed an AI dialogue' }),
  'dialogue.remove': row('robot', { 'zh-CN': '删除了 AI 对话', en: 'Removed an AI dialogue' }),
  'dialogue.restore': row('robot', { 'zh-CN': '恢复了 AI 对话', en: 'Restored an AI dialogue' }),
  'dialogue.reorder': row('robot', {
    'zh-CN': '调整了 AI 对话的顺序',
    en: 'Reordered the AI dialogues',
  }),
  'rss.add': row('robot', { 'zh-CN': '添加了 RSS 订阅', en: 'Added an RSS feed' }),
  'rss.update': row('robot', { 'zh-CN': '修改了 RSS 订阅', en: 'Changed an RSS feed' }),
  'rss.remove': row('robot', { 'zh-CN': '删除了 RSS 订阅', en: 'Removed an RSS feed' }),
  'rss.restore': row('robot', { 'zh-CN': '恢复了 RSS 订阅', en: 'Restored an RSS feed' }),
  'batchTask.add': row('robot', { 'zh-CN': '添加了批量任务', en: 'Added a batch task' }),
  'batchTask.update': row('robot', { 'zh-CN': '修改了批量任务', en: 'Changed a batch task' }),
  'batchTask.remove': row('robot', { 'zh-CN': '删除了批量任务', en: 'Removed a batch task' }),
  'batchTask.restore': row('robot', { 'zh-CN': '恢复了批量任务', en: 'Restored a batch task' }),
  'log.changeSettings': row('robot', {
    'zh-CN': '修改了消息记录的设置',
    en: 'Changed the settings of the message log',
  }),
  'log.remove': row('robot', {
    'zh-CN': '删除了一个聊天的消息记录',
    en: 'Deleted the message log of a chat',
  }),
  'log.clear': row('robot', { 'zh-CN': '清空了消息记录', en: 'Cleared the message log' }),
  'material.add': row('content', { 'zh-CN': '添加了素材', en: 'Added a material' }),
  'material.addRich': row('content', { 'zh-CN': '添加了卡片素材', en: 'Added a card' }),
  'material.update': row('content', { 'zh-CN': '修改了素材', en: 'Changed a material' }),
  'material.remove': row('content', { 'zh-CN': '删除了素材', en: 'Removed a material' }),
  'material.restore': row('content', { 'zh-CN': '恢复了素材', en: 'Restored a material' }),
  'library.tag': row('content', { 'zh-CN': '给素材改了标签', en: 'Tagged materials' }),
  'library.remove': row('content', { 'zh-CN': '批量删除了素材', en: 'Removed several materials' }),
  'library.restore': row('content', {
    'zh-CN': '批量恢复了素材',
    en: 'Restored several materials',
  }),
  'upload.store': row('content', { 'zh-CN': '上传了文件', en: 'Uploaded a file' }),
  'contact.tag': row('people', { 'zh-CN': '给好友改了标签', en: 'Tagged friends' }),
  'group.tag': row('people', { 'zh-CN': '给群改了标签', en: 'Tagged groups' }),
  'send.sayToRoom': row('send', { 'zh-CN': '给群发了消息', en: 'Sent a message to a group' }),
  'send.sayToContact': row('send', { 'zh-CN': '给好友发了消息', en: 'Sent a message to a friend' }),
  'send.event': row('send', { 'zh-CN': '给机器人下了指令', en: 'Sent a command to the robot' }),
  'send.messages': row('send', { 'zh-CN': '开始群发', en: 'Started a mass send' }),
  'send.cancelJob': row('send', { 'zh-CN': '取消了群发', en: 'Cancelled a mass send' }),
  'send.retryJob': row('send', { 'zh-CN': '重发了群发', en: 'Retried a mass send' }),
  'openApi.sayToRoom': row('send', {
    'zh-CN': '通过开放接口给群发了消息',
    en: 'Sent a message to a group by the open API',
  }),
  'openApi.sayToContact': row('send', {
    'zh-CN': '通过开放接口给好友发了消息',
    en: 'Sent a message to a friend by the open API',
  }),
  'order.pay': row('membership', { 'zh-CN': '支付了会员订单', en: 'Paid for a membership' }),
  'order.create': row('membership', { 'zh-CN': '下了会员订单', en: 'Ordered a membership' }),
  'site.feedback': row('membership', { 'zh-CN': '给运营者留言', en: 'Wrote to the operator' }),
  'operator.exportAccount': row('membership', {
    'zh-CN': '导出了账号数据',
    en: 'Exported the data of the account',
  }),
  'operator.deleteAccount': row('membership', {
    'zh-CN': '注销了账号',
    en: 'Closed the account for deletion',
  }),
  'operator.keepAccount': row('membership', {
    'zh-CN': '撤销了账号注销',
    en: 'Kept the account from deletion',
  }),
  'operator.grantVip': row('membership', { 'zh-CN': '开通了会员', en: 'Granted a membership' }),
  'operator.revokeVip': row('membership', { 'zh-CN': '结束了会员', en: 'Ended the membership' }),
  'operator.setCustomRoutes': row('membership', {
    'zh-CN': '设置了定制中心的权限',
    en: 'Set the rights in the custom centre',
  }),
  'operator.activate': row('membership', {
    'zh-CN': '替账号激活',
    en: 'Activated the account for it',
  }),
  'operator.resetPassword': row('membership', {
    'zh-CN': '替账号设了新密码',
    en: 'Set a new password for the account',
  }),
  'operator.turnOffTwoFactor': row('membership', {
    'zh-CN': '替账号关闭了两步验证',
    en: 'Turned two-factor login off for the account',
  }),
  'operator.allowCustomers': row('membership', {
    'zh-CN': '允许为客户建账号',
    en: 'Let its key make accounts for customers',
  }),
  'operator.revokeCustomers': row('membership', {
    'zh-CN': '不再允许为客户建账号',
    en: 'No longer lets its key make accounts for customers',
  }),
  'operator.setPlan': row('membership', {
    'zh-CN': '修改了会员价格',
    en: 'Set the price of a membership',
  }),
  'operator.addInvite': row('membership', { 'zh-CN': '生成了邀请码', en: 'Made an invite code' }),
  'operator.removeInvite': row('membership', {
    'zh-CN': '收回了邀请码',
    en: 'Took an invite code back',
  }),
  'operator.block': row('access', { 'zh-CN': '封禁了账号', en: 'Blocked the account' }),
  'operator.unblock': row('access', { 'zh-CN': '解封了账号', en: 'Unblocked the account' }),
  'operator.setOperator': row('access', {
    'zh-CN': '设置了运营者权限',
    en: 'Set whether it is an operator',
  }),
  'operator.answerFeedback': row('membership', {
    'zh-CN': '回复了意见反馈',
    en: 'Answered feedback',
  }),
  'operator.setNotice': row('membership', {
    'zh-CN': '修改了公告',
    en: 'Set the notice to everybody',
  }),
  'operator.makeBackup': row('membership', { 'zh-CN': '做了备份', en: 'Made a backup' }),
};

/** What is known of an entry; a server of a later version may have others. */
const known: Readonly<Partial<Record<string, Row>>> = AUDIT_CALLS;
const rowOf = (call: string) => (Object.hasOwn(known, call) ? known[call] : undefined);

/** What an entry says in words; the name of the call itself where it is not known. */
export const auditCallText = (call: string, locale: Locale): string =>
  textIn(rowOf(call)?.text, locale) ?? call;

/** The calls of a kind. */
export const auditCallsOf = (group: AuditGroup): string[] =>
  Object.keys(AUDIT_CALLS).filter((call) => rowOf(call)?.group === group);
