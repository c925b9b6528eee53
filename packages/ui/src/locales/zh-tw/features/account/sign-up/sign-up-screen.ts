// Written by `npm run zh-tw` from features/account/sign-up/sign-up-screen.messages.ts.
import type { LanguageTexts } from '#messages';
import type { signUpMessages } from '#features/account/sign-up/sign-up-screen.messages.ts';

export const signUpTexts: LanguageTexts<typeof signUpMessages> = () => ({
  title: '註冊',
  text: '一個帳號，連線一個聊天助理',
  name: '暱稱',
  email: '電子郵件',
  password: '密碼',
  submit: '註冊',
  hasAccount: '已經有帳號？',
  logIn: '登入',
  done: '註冊成功，啟用郵件已發到你的電子郵件',
  notMailed: '註冊成功；啟用郵件未發出，可以在個人中心點「重新傳送啟用郵件」',
  emailTaken: '這個電子郵件已經註冊過，可以直接登入',
});
