import { defineMessages } from '#messages';

export const passwordResetMessages = defineMessages(
  'password-reset-screen',
  () => ({
    title: '重置密码',
    text: '设置新密码后，其他地方的登录都会失效',
    textFor: ({ email }: { email: string }) => `为 ${email} 设置新密码，其他地方的登录都会失效`,
    password: '新密码',
    repeated: '再输入一次',
    submit: '保存新密码',
    done: '密码已更新，请用新密码登录',
    back: '不需要重置？',
    logIn: '登录',
    deadTitle: '链接已失效',
    deadText: '重置链接只能使用一次，一小时内有效。请重新获取一个',
    again: '重新获取链接',
  }),
  () => ({
    title: 'Reset password',
    text: 'A new password signs you out everywhere else',
    textFor: ({ email }: { email: string }) =>
      `A new password for ${email}; it signs you out everywhere else`,
    password: 'New password',
    repeated: 'The same again',
    submit: 'Save the new password',
    done: 'The password has changed. Log in with the new one',
    back: 'No need to reset it?',
    logIn: 'Log in',
    deadTitle: 'The link no longer works',
    deadText: 'A reset link works once and for one hour. Ask for a new one',
    again: 'Ask for a new link',
  }),
);
