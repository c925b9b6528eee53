import { defineMessages } from '#messages';

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
    title: 'Forgotten password',
    text: 'Give the e-mail of your account and we send a link to reset it',
    email: 'E-mail',
    submit: 'Send the link',
    sent: 'If this e-mail has an activated account, a link is on its way. It works for one hour; look into the spam folder too',
    remembered: 'Remembered it?',
    logIn: 'Log in',
  }),
);
