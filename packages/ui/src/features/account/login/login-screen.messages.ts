import { defineMessages } from '#messages';

export const loginMessages = defineMessages(
  'login-screen',
  () => ({
    title: '登录',
    text: '管理你的聊天助手',
    email: '邮箱',
    password: '密码',
    submit: '登录',
    forgotten: '忘记密码？',
    or: '或',
    scan: '扫码登录',
    passkey: '通行密钥登录',
    noAccount: '还没有账号？',
    signUp: '注册',
  }),
  () => ({
    title: 'Log in',
    text: 'Manage your chat assistant',
    email: 'E-mail',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgot password?',
    or: 'or',
    scan: 'Log in by QR code',
    passkey: 'Log in with a passkey',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
  }),
);
