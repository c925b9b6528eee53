// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { recordListMessages } from '#lists/records/record-list.messages.ts';
import type { targetMessages } from '#lists/records/summary/target.messages.ts';

export const recordListTexts: LanguageTexts<typeof recordListMessages> = ({ number }) => ({
  loading: '正在讀取清單',
  counted: (count) => `${number(count)} 條`,
  editRow: ({ label }) => `編輯${label}`,
  removeRow: ({ label }) => `刪除${label}`,
  runNow: ({ label }) => `立即傳送${label}`,
  invalid: ({ label }) => `「${label}」不完整，請先編輯`,
  notTurned: ({ label }) => `「${label}」沒有改動，請檢查網路後再試`,
  notTurnedText: '系統剛升級過的話，重新載入頁面就好。',
  noMatch: ({ word }) => `沒有找到「${word}」`,
  recordGone: '這一條已不存在，以下是最新清單',
  noMatchText: '換個詞，或者清除搜尋看全部。',
});
export const targetTexts: LanguageTexts<typeof targetMessages> = () => ({
  type: '對象',
  allHint: '以後新增的也包括在內',
  exceptRooms: '不包括這些群',
  exceptFriends: '不包括這些好友',
});
