import { defineMessages } from '#messages';

export const activationMailMessages = defineMessages(
  'activation-mail',
  () => ({
    resend: '重新发送激活邮件',
    sent: '激活邮件已发送，请查收',
    notSent: '激活邮件没有发出去，请稍后再试或联系管理员',
  }),
  () => ({
    resend: 'Send the activation mail again',
    sent: 'The activation mail is on its way',
    notSent: 'The mail could not be sent. Try again later, or ask the operator',
  }),
);
