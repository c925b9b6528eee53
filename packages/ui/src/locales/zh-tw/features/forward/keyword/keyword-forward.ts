// Written by `npm run zh-tw` from features/forward/keyword/keyword-forward.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  keywordForwardScreenMessages,
  keywordForwardMessages,
} from '#features/forward/keyword/keyword-forward.messages.ts';

export const keywordForwardScreenTexts: LanguageTexts<
  typeof keywordForwardScreenMessages
> = () => ({
  title: '關鍵字轉發',
  explanation:
    '監聽群或好友的訊息，出現關鍵字就轉發。從上到下，第一條符合的規則轉發，不影響後面的回覆。',
  add: '新增關鍵字轉發',
  search: '搜關鍵字或名字',
  emptyTitle: '還沒有關鍵字轉發',
  emptyText: '例如客戶群裡有人說「求助」，就轉發給值班的同事。',
  forwardTo: '轉發到',
});
export const keywordForwardTexts: LanguageTexts<typeof keywordForwardMessages> = () => ({
  add: '新增關鍵字轉發',
  edit: '編輯關鍵字轉發',
  hint: '監聽到關鍵字後，把訊息轉發到指定的群或好友',
  position: '關鍵字位置',
  positionHint: '只儲存：目前版本的機器人不讀取這一項，關鍵字在哪裡都會轉發',
  listen: '監聽類型',
  listenRooms: '監聽的群',
  listenContacts: '監聽的好友',
  forward: '轉發類型',
  toRooms: '轉發到的群',
  toContacts: '轉發到的好友',
});
