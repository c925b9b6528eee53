// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { roomSyncMessages } from '#features/sync/room-sync.messages.ts';

export const roomSyncTexts: LanguageTexts<typeof roomSyncMessages> = () => ({
  title: '多群訊息同步',
  explanation: '把一個群的訊息轉到其他群。按群名比對，群改名後規則要跟著改；@ 機器人的訊息不同步。',
  add: '新增同步規則',
  edit: '編輯同步規則',
  emptyTitle: '還沒有同步規則',
  emptyText: '一個群坐不下時，把訊息同步到第二個、第三個群，大家像在同一個群裡。',
  hint: '同步的訊息會帶上發言人的名字和群名',
  oneHint: '主群裡的訊息轉到每個子群',
  manyToOneHint: '每個子群裡的訊息轉到主群',
  manyHint: '任何一個群裡的訊息都轉到其他的群',
  placeholder: '輸入或選擇群名',
  forward: '同步內容',
});
