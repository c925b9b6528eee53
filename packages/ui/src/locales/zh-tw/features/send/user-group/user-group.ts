// Written by `npm run zh-tw` from features/send/user-group/user-group.messages.ts.
import type { LanguageTexts } from '#messages';
import type { userGroupMessages } from '#features/send/user-group/user-group.messages.ts';

export const userGroupTexts: LanguageTexts<typeof userGroupMessages> = ({ number }) => ({
  title: '群發',
  counted: (count) => `${number(count)} 次群發`,
  explanation: '把素材或臨時寫的內容發給多個群或好友，每個之間間隔約 1 秒。',
  toRooms: '群發訊息',
  toFriends: '好友群發',
  list: '群發記錄',
  loading: '正在讀取群發記錄',
  emptyTitle: '還沒有群發過',
  emptyText: '選幾個群或好友和要發的內容，傳送進度和沒送到的對象會留在這裡。',
});
