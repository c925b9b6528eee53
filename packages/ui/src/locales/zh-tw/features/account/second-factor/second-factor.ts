// Written by `npm run zh-tw` from features/account/second-factor/second-factor.messages.ts.
import type { LanguageTexts } from '#messages';
import type { secondFactorMessages } from '#features/account/second-factor/second-factor.messages.ts';

export const secondFactorTexts: LanguageTexts<typeof secondFactorMessages> = () => ({
  title: '兩步驗證',
  appText: '輸入驗證器應用程式裡現在顯示的 6 位數字。',
  recoveryText: '輸入一個沒用過的恢復碼，用一次就失效。',
  appCode: '驗證碼',
  recoveryCode: '恢復碼',
  submit: '登入',
  useRecovery: '用恢復碼登入',
  useApp: '用驗證器應用程式',
  back: '重新輸入密碼',
  expired: '這次登入已過期，請重新輸入密碼',
});
