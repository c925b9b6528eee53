// Written by `npm run zh-tw` from features/group/group-list.messages.ts.
import type { LanguageTexts } from '#messages';
import type { groupListMessages } from '#features/group/group-list.messages.ts';

export const groupListTexts: LanguageTexts<typeof groupListMessages> = ({ number }) => ({
  title: '群清單',
  description: '機器人所在的群。機器人登入後自動同步到這裡。',
  loading: '群載入中',
  members: '人數',
  memberCount: ({ count }) => `${number(count)} 人`,
  role: '身分',
  admin: '管理員',
  member: '成員',
  say: '發訊息',
  sendToMany: '群發訊息',
  sayTo: ({ name }) => `發訊息到${name}`,
  emptyTitle: '群還沒有同步過來',
  emptyText: '機器人掃碼登入後，會把群清單發到這裡；沒有儲存到通訊錄的群，有人說話後才會出現。',
  toRobot: '去看機器人狀態',
  noMatch: ({ word }) => `沒有叫「${word}」的群`,
  noMatchText: '已在所有群的名稱和拼音首字母裡找過。',
});
