// Written by `npm run zh-tw` from lists/rules/csv/csv-columns.messages.ts.
import type { LanguageTexts } from '#messages';
import type { csvColumnMessages } from '#lists/rules/csv/csv-columns.messages.ts';

export const csvColumnTexts: LanguageTexts<typeof csvColumnMessages> = () => ({
  reply: '回覆',
  welcome: '入群歡迎語',
  kind: '事件類型',
  address: '回呼地址',
  timeout: '超時時間（秒）',
  user: '使用者暱稱',
  messages: '轉發內容',
  toRooms: '轉發到的群',
  toFriends: '轉發到的好友',
  from: '監聽',
  fromKind: '監聽類型',
  to: '轉發到',
  toKind: '轉發類型',
  state: '狀態',
});
