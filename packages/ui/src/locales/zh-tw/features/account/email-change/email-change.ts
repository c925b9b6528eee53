// Written by `npm run zh-tw` from features/account/email-change/email-change.messages.ts.
import type { LanguageTexts } from '#messages';
import type { emailChangeMessages } from '#features/account/email-change/email-change.messages.ts';

export const emailChangeTexts: LanguageTexts<typeof emailChangeMessages> = () => ({
  title: '修改電子郵件',
  text: '新電子郵件會收到一封啟用郵件，其他地方的登入都會失效。',
  currentEmail: '目前電子郵件',
  email: '新電子郵件',
  password: '目前密碼',
  submit: '修改電子郵件',
  done: '修改成功，啟用郵件已傳送到新電子郵件',
  notMailed: '修改成功，但啟用郵件未發出，請稍後在個人中心點「重新傳送啟用郵件」',
  emailTaken: '這個電子郵件已經有帳號了',
});
