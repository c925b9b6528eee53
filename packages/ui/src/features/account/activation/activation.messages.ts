import { defineMessages } from '#messages';

export const activationMessages = defineMessages(
  'activation-screen',
  () => ({
    busyTitle: '正在激活',
    busyText: '请稍等片刻',
    doneTitle: '账号已激活',
    doneText: ({ email }: { email: string }) => `${email} 现在可以重置密码和开通会员`,
    toConsole: '进入控制台',
    deadTitle: '链接已失效',
    deadText: '激活链接 24 小时内有效。登录后可以在个人中心点「重新发送激活邮件」',
    logIn: '登录',
    incompleteTitle: '链接不完整',
    incompleteText: '请从邮件重新打开激活链接，也可以登录后在个人中心点「重新发送激活邮件」',
    failedTitle: '激活失败',
    failedText: '账号还没有激活，链接仍然有效',
    retry: '再试一次',
  }),
  () => ({
    busyTitle: 'Activating',
    busyText: 'One moment',
    doneTitle: 'The account is active',
    doneText: ({ email }: { email: string }) =>
      `${email} can now reset its password and become a member`,
    toConsole: 'To the console',
    deadTitle: 'The link no longer works',
    deadText:
      'An activation link works for 24 hours. Log in and press "Send the activation mail again" in your account',
    logIn: 'Log in',
    incompleteTitle: 'The link is incomplete',
    incompleteText:
      'Open it again from the email, or log in and press "Send the activation mail again" in your account',
    failedTitle: 'Not activated',
    failedText: 'Your account is not active yet, and the link still works',
    retry: 'Try again',
  }),
);

export const activationMailMessages = defineMessages(
  'activation-mail',
  () => ({
    resend: '重新发送激活邮件',
    sent: '激活邮件已发送，请查收',
    notSent: '激活邮件未发出，请稍后再试或联系管理员',
  }),
  () => ({
    resend: 'Send the activation mail again',
    sent: 'The activation mail is on its way',
    notSent: 'The mail could not be sent. Try again later, or ask the operator',
  }),
);
