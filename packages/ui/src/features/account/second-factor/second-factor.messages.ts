import { defineMessages } from '#messages';

export const secondFactorMessages = defineMessages(
  'second-factor',
  () => ({
    title: '两步验证',
    appText: '输入验证器应用里现在显示的 6 位数字。',
    recoveryText: '输入一个没用过的恢复码，用一次就失效。',
    appCode: '验证码',
    recoveryCode: '恢复码',
    submit: '登录',
    useRecovery: '用恢复码登录',
    useApp: '用验证器应用',
    back: '重新输入密码',
    expired: '这次登录已过期，请重新输入密码',
  }),
  () => ({
    title: 'Two-factor login',
    appText: 'Enter the 6 digits that your authenticator app shows now.',
    recoveryText: 'Enter a recovery code that you have not used; it works once.',
    appCode: 'Code',
    recoveryCode: 'Recovery code',
    submit: 'Log in',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    back: 'Back to the password',
    expired: 'This login has expired; enter your password again',
  }),
);
