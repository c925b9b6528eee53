// Written by `npm run zh-tw` from features/account/password.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  passwordChangeMessages,
  passwordForgetMessages,
  passwordResetMessages,
} from '#features/account/password.messages.ts';

export const passwordChangeTexts: LanguageTexts<typeof passwordChangeMessages> = () => ({
  title: '修改密碼',
  text: '修改後，其他地方的登入都會失效，這裡保持登入。',
  oldPassword: '目前密碼',
  password: '新密碼',
  submit: '修改密碼',
});
export const passwordForgetTexts: LanguageTexts<typeof passwordForgetMessages> = () => ({
  title: '忘記密碼',
  text: '填寫註冊時的電子郵件，我們會傳送一個重設連結',
  email: '電子郵件',
  submit: '傳送重設連結',
  sent: '如果這個電子郵件有已啟用的帳號，重設連結已經發出，一小時內有效。沒有收到時請看看垃圾郵件',
  remembered: '想起來了？',
  logIn: '登入',
});
export const passwordResetTexts: LanguageTexts<typeof passwordResetMessages> = () => ({
  title: '重設密碼',
  text: '設定新密碼後，其他地方的登入都會失效',
  textFor: ({ email }) => `為 ${email} 設定新密碼，其他地方的登入都會失效`,
  password: '新密碼',
  repeated: '再輸入一次',
  submit: '儲存新密碼',
  done: '密碼已更新，請用新密碼登入',
  back: '不需要重設？',
  logIn: '登入',
  deadTitle: '連結已失效',
  deadText: '重設連結只能使用一次，一小時內有效。請重新獲取一個',
  incompleteTitle: '連結不完整',
  incompleteText: '請從郵件重新開啟重設連結，或重新獲取一個',
  again: '重新獲取連結',
});
