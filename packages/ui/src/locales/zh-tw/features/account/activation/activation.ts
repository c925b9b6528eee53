// Written by `npm run zh-tw` from features/account/activation/activation.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  activationMessages,
  activationMailMessages,
} from '#features/account/activation/activation.messages.ts';

export const activationTexts: LanguageTexts<typeof activationMessages> = () => ({
  busyTitle: '正在啟用',
  busyText: '請稍等片刻',
  doneTitle: '帳號已啟用',
  doneText: ({ email }) => `${email} 現在可以重設密碼和開通會員`,
  toConsole: '進入控制台',
  deadTitle: '連結已失效',
  deadText: '啟用連結 24 小時內有效。登入後可以在個人中心點「重新傳送啟用郵件」',
  logIn: '登入',
  incompleteTitle: '連結不完整',
  incompleteText: '請從郵件重新開啟啟用連結，也可以登入後在個人中心點「重新傳送啟用郵件」',
  failedTitle: '啟用失敗',
  failedText: '帳號還沒有啟用，連結仍然有效',
  retry: '再試一次',
});
export const activationMailTexts: LanguageTexts<typeof activationMailMessages> = () => ({
  resend: '重新傳送啟用郵件',
  sent: '啟用郵件已傳送，請查收',
  notSent: '啟用郵件未發出，請稍後再試或聯絡管理員',
});
