// Written by `npm run zh-tw` from features/batch-task/more-countdown.messages.ts.
import type { LanguageTexts } from '#messages';
import type { moreCountdownMessages } from '#features/batch-task/more-countdown.messages.ts';

export const moreCountdownTexts: LanguageTexts<typeof moreCountdownMessages> = () => ({
  title: '群發倒計時',
  explanation: '按時告訴多個或全部群、好友，離某個日子還有多少天。時間按 Asia/Shanghai。',
  add: '新增群發倒計時',
  edit: '編輯群發倒計時',
  search: '搜任務',
  emptyTitle: '還沒有群發倒計時',
  emptyText: '例如每天早上告訴全部群，離週年慶還有多少天。',
  removeText: '刪除後到時間不再傳送。',
  hint: '到點逐個發出，日子過了也會繼續發',
});
