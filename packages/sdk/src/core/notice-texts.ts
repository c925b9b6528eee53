import type { Text } from './locale';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** The notices whose text the product specification gives (sections 4 and 8); it must not be changed. */
export const SPEC_NOTICE_TEXT = {
  'saved.updated': text('更新成功', 'Updated'),
  'saved.added': text('添加成功', 'Added'),
  'saved.changed': text('修改成功', 'Changed'),
  'sent.event': text(
    '发送成功，5s内请勿再次发送',
    'Sent. Please wait 5 seconds before sending again',
  ),
  'sent.message': text(
    '消息发送成功，以手机收到消息为准',
    'The message was sent; your phone shows whether it arrived',
  ),
  'upload.failed': text('上传失败', 'The upload failed'),
  'user.missing': text('验证失败，请重新登陆.', 'Verification failed, please log in again.'),
  'user.failed': text('Has Error', 'Has Error'),
  'config.missing': text('请先初始化配置文件', 'Please initialise the config first'),
  'config.missing.newUser': text(
    '新注册用户，请先初始化配置文件',
    'Welcome! Please initialise the config first',
  ),
  'call.failed': text('Error', 'Error'),
} as const satisfies Record<string, Text>;

/** The notices that the specification describes in English; the Chinese text is ours. */
const DESCRIBED_NOTICE_TEXT = {
  'call.missing': text('缺少必填参数', 'missing required parameter'),
  'relogin.title': text('重新登录', 're-login'),
  'relogin.text': text('您已退出登录，请重新登录', 'you have been logged out, please log in again'),
  'relogin.confirm': text('重新登录', 're-login'),
  'relogin.cancel': text('取消', 'cancel'),
  'massSend.spacing': text('每条消息间隔约 1 秒发送', 'Messages are sent about 1 second apart'),
  'massSend.delivery': text(
    '发送成功不代表消息真正送达，以手机收到消息为准',
    'Sending success does not mean real delivery',
  ),
  'massSend.logs': text('如发送失败，请查看客户端日志', 'Check the client logs on failure'),
} as const satisfies Record<string, Text>;

/** Notices to the user, apart from broken rules: successes, failures and tips (product specification, section 8). */
export const NOTICE_TEXT = { ...SPEC_NOTICE_TEXT, ...DESCRIBED_NOTICE_TEXT } as const;
/** The id of a notice that screens show. */
export type NoticeId = keyof typeof NOTICE_TEXT;
