// Written by `npm run zh-tw` from features/custom/room-keyword/room-keyword.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  roomReplyMessages,
  privateKeywordMessages,
} from '#features/custom/room-keyword/room-keyword.messages.ts';

export const roomReplyTexts: LanguageTexts<typeof roomReplyMessages> = () => ({
  title: '自訂群訊息',
  explanation: '在指定的群裡，按關鍵字回覆各自的內容。',
  add: '新增群回覆',
  edit: '編輯群回覆',
  search: '搜群名或關鍵字',
  emptyTitle: '還沒有自訂群訊息',
  emptyText: '例如在會員群裡說「價格」時回覆會員價，其他群不受影響。',
  removeText: '刪除後，這些群裡說到關鍵字不再這樣回覆。',
  hint: '群裡出現關鍵字時，在群裡回覆',
  roomsHint: '不填時所有群都生效',
  roomsPlaceholder: '輸入群名，按回車新增',
  replys: '回覆內容',
  verb: '回覆',
});
export const privateKeywordTexts: LanguageTexts<typeof privateKeywordMessages> = () => ({
  title: '群關鍵字私聊',
  explanation: '群裡有人說到關鍵字時，機器人私聊把內容發給他，群裡不出聲。',
  add: '新增私聊回覆',
  edit: '編輯私聊回覆',
  search: '搜群名或關鍵字',
  emptyTitle: '還沒有群關鍵字私聊',
  emptyText: '例如群裡有人說「資料」，就把資料私聊發給他。對方需要是機器人的好友。',
  removeText: '刪除後，說到關鍵字不再收到私聊。',
  hint: '群裡出現關鍵字時，私聊發給說的人；對方需要是好友',
  roomsHint: '不填時所有群都生效',
  roomsPlaceholder: '輸入群名，按回車新增',
  replys: '私聊內容',
  verb: '私聊傳送',
});
