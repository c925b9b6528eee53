import { defineMessages } from '#messages';

export const passwordChangeMessages = defineMessages(
  'password-change-screen',
  () => ({
    title: '修改密码',
    text: '修改后，其他地方的登录都会失效，这里保持登录。',
    oldPassword: '当前密码',
    password: '新密码',
    submit: '修改密码',
    done: '修改成功',
  }),
  () => ({
    title: 'Change password',
    text: 'You will be logged out everywhere else, but not here.',
    oldPassword: 'Current password',
    password: 'New password',
    submit: 'Change the password',
    done: 'Changed',
  }),
);

export const passwordForgetMessages = defineMessages(
  'password-forget-screen',
  () => ({
    title: '忘记密码',
    text: '填写注册时的邮箱，我们会发送一个重置链接',
    email: '邮箱',
    submit: '发送重置链接',
    sent: '如果这个邮箱有已激活的账号，重置链接已经发出，一小时内有效。没有收到时请看看垃圾邮件',
    remembered: '想起来了？',
    logIn: '登录',
  }),
  () => ({
    title: 'Forgot password',
    text: 'Enter the e-mail of your account and we will send you a reset link',
    email: 'E-mail',
    submit: 'Send the link',
    sent: 'If this e-mail has an activated account, a link is on its way. It works for one hour; look into the spam folder too',
    remembered: 'Remembered it?',
    logIn: 'Log in',
  }),
);

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
    incompleteTitle: '链接不完整',
    incompleteText: '请从邮件重新打开重置链接，或重新获取一个',
    again: '重新获取链接',
  }),
  () => ({
    title: 'Reset password',
    text: 'A new password logs you out everywhere else',
    textFor: ({ email }: { email: string }) =>
      `A new password for ${email}; it logs you out everywhere else`,
    password: 'New password',
    repeated: 'Confirm password',
    submit: 'Save the new password',
    done: 'The password has changed. Log in with the new one',
    back: 'No need to reset it?',
    logIn: 'Log in',
    deadTitle: 'The link no longer works',
    deadText: 'A reset link works once and for one hour. Ask for a new one',
    incompleteTitle: 'The link is incomplete',
    incompleteText: 'Open it again from the email, or ask for a new one',
    again: 'Ask for a new link',
  }),
);
