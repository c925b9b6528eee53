// Written by `npm run zh-tw` from features/account/login/login-screen.messages.ts.
import type { LanguageTexts } from '#messages';
import type { loginMessages } from '#features/account/login/login-screen.messages.ts';

export const loginTexts: LanguageTexts<typeof loginMessages> = () => ({
  title: '登入',
  text: '管理你的聊天助理',
  email: '電子郵件',
  password: '密碼',
  submit: '登入',
  forgotten: '忘記密碼？',
  scan: '掃碼登入',
  passkey: '通行金鑰登入',
  noAccount: '還沒有帳號？',
  signUp: '註冊',
});
