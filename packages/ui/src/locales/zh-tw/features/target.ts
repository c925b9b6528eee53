// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { targetMessages } from '#features/target/target.messages.ts';

export const targetTexts: LanguageTexts<typeof targetMessages> = ({ number }) => ({
  chosenRooms: (count) => `已選 ${number(count)} 個群`,
  chosenFriends: (count) => `已選 ${number(count)} 位好友`,
  searchFriends: '搜暱稱或備註',
  noRooms: '群還沒有同步過來。機器人登入後會把群清單發到這裡。',
  noFriends: '好友還沒有同步過來。機器人登入後會把好友清單發到這裡。',
  notAdmin: '機器人不是管理員',
});
