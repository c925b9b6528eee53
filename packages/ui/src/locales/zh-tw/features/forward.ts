// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type {
  keywordForwardScreenMessages,
  keywordForwardMessages,
} from '#features/forward/keyword/keyword-forward.messages.ts';
import type {
  privateForwardScreenMessages,
  privateForwardMessages,
} from '#features/forward/private/private-forward.messages.ts';

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
export const privateForwardScreenTexts: LanguageTexts<
  typeof privateForwardScreenMessages
> = () => ({
  title: '轉發助理',
  explanation: '把指定使用者私聊機器人的訊息轉發到群和好友。對方改名後，規則裡的暱稱也要跟著改。',
  add: '新增指定使用者轉發',
  search: '搜暱稱或群名',
  emptyTitle: '還沒有轉發規則',
  emptyText: '選一個使用者，他私聊機器人的訊息會自動轉發到你指定的群和好友。',
  writes: '私聊機器人時',
  forwardTo: '轉發到',
});
export const privateForwardTexts: LanguageTexts<typeof privateForwardMessages> = () => ({
  add: '新增指定使用者轉發',
  edit: '編輯指定使用者轉發',
  hint: '這個使用者發來的訊息會轉發到指定的群和好友',
  name: '使用者暱稱',
  namePlaceholder: '輸入或選擇暱稱',
  nameHint: '按暱稱比對，對方改名後需要一起修改',
  type: '轉發訊息類型',
  filter: '轉發訊息過濾',
  filterHint: '只儲存：目前版本的機器人不讀取這一項，訊息都會轉發',
  rooms: '轉發到的群',
  roomsPlaceholder: '輸入群名，可以貼上一串',
  contacts: '轉發到的好友',
  contactsPlaceholder: '輸入暱稱，可以貼上一串',
  nowhere: '還沒有選擇轉發到哪裡，這條規則不會轉發任何訊息。',
});
