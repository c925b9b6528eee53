import { defineMessages } from '#messages';

export const emailChangeMessages = defineMessages(
  'email-change-screen',
  () => ({
    title: '修改邮箱',
    text: '新邮箱会收到一封激活邮件，其他地方的登录都会失效。',
    currentEmail: '当前邮箱',
    email: '新邮箱',
    password: '当前密码',
    submit: '修改邮箱',
    done: '修改成功，激活邮件已发送到新邮箱',
    notMailed: '修改成功，但激活邮件未发出，请稍后在个人中心点「重新发送激活邮件」',
    emailTaken: '这个邮箱已经有账号了',
  }),
  () => ({
    title: 'Change e-mail',
    text: 'The new address gets an activation mail; you will be logged out everywhere else.',
    currentEmail: 'Current e-mail',
    email: 'New e-mail',
    password: 'Current password',
    submit: 'Change the e-mail',
    done: 'Changed. An activation mail is on its way to the new address',
    notMailed:
      'Changed, but the activation mail could not be sent. Press "Send the activation mail again" in your account later',
    emailTaken: 'This e-mail already has an account',
  }),
);
