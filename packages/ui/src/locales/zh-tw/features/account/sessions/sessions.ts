// Written by `npm run zh-tw` from features/account/sessions/sessions.messages.ts.
import type { LanguageTexts } from '#messages';
import type { sessionsMessages } from '#features/account/sessions/sessions.messages.ts';

export const sessionsTexts: LanguageTexts<typeof sessionsMessages> = () => ({
  title: '登入裝置',
  description: '這個帳號在哪些裝置上登入著。有不認識的，就退出它，再修改密碼。',
  here: '正在用的裝置',
  others: '其他裝置',
  othersOf: (count) => `其他 ${count} 台裝置`,
  counted: (count) => `${count} 台`,
  noOthers: '沒有別的裝置登入著這個帳號。',
  loading: '登入裝置',
  unknownDevice: '未知裝置',
  current: '目前裝置',
  address: '登入地址',
  created: '登入於',
  endOne: ({ device, address }) => `退出 ${device} ${address}`,
  ended: '已登出，那台裝置需要重新登入',
  endOthers: '登出其他裝置',
  endOthersTitle: (count) => `退出其他 ${count} 台裝置`,
  endOthersText: '它們需要重新登入，沒有儲存的內容會丟失。目前裝置不受影響。',
  changePassword: '修改密碼',
});
