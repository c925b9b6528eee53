// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { exampleMessages } from '#lists/example/example.messages.ts';

export const exampleTexts: LanguageTexts<typeof exampleMessages> = () => ({
  title: '範例',
  hours: '營業時間',
  orders: '查訂單',
  price: '價格',
  joining: '想進群',
  welcome: '歡迎，請先看看群公告。',
  room: '青禾讀書會',
  team: '店務群',
  friend: '林知遠',
  weekend: '週末共讀活動',
  roleText: '語氣耐心，回答不超過三句。',
});
