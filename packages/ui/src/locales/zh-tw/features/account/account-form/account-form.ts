// Written by `npm run zh-tw` from features/account/account-form/account-form.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  accountFormMessages,
  challengeMessages,
} from '#features/account/account-form/account-form.messages.ts';

export const accountFormTexts: LanguageTexts<typeof accountFormMessages> = () => ({
  passwordHelp: '8 到 128 個字元，越長越好',
  notDone: '操作失敗，填寫的內容都還在',
});
export const challengeTexts: LanguageTexts<typeof challengeMessages> = () => ({
  question: ({ sum }) => `${sum} = ?`,
  help: '嘗試次數較多，請先回答這個問題',
});
