// Written by `npm run zh-tw` from features/account/safety/safety.messages.ts.
import type { LanguageTexts } from '#messages';
import type { safetyMessages } from '#features/account/safety/safety.messages.ts';

export const safetyTexts: LanguageTexts<typeof safetyMessages> = () => ({
  title: '發現不是你本人？',
  formTitle: '懷疑別人在用這個帳號？',
  end: '退出那台裝置',
  endText: '它馬上就用不了這個帳號。',
  password: '換一個密碼',
  passwordText: '改完以後，其他裝置都要重新登入。',
  factor: '兩步驗證',
  factorText: '開啟以後，只知道密碼的人登入不了。',
  activity: '看操作記錄',
  activityText: '誰在什麼時候改過什麼。',
});
