// Written by `npm run zh-tw` from features/schedule/countdown/countdown.messages.ts.
import type { LanguageTexts } from '#messages';
import type { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';

export const countdownTexts: LanguageTexts<typeof countdownMessages> = () => ({
  title: '倒計時',
  explanation: '每天告訴好友或群，離某個日子還有多少天。時間按 Asia/Shanghai。',
  add: '新增倒計時',
  edit: '編輯倒計時',
  search: '搜暱稱、群名或內容',
  emptyTitle: '還沒有倒計時',
  emptyText: '每天報一次還剩多少天。例如每天早上告訴班級群，離中考還有多少天。',
  hint: '發出「今天距離…還有 N 天」，日子過了也會繼續發',
  day: '目標日期',
  prefix: '事項',
  suffix: '天數後的文字',
  says: ({ prefix, day }) => `今天距離${prefix}（${day}）還有 N 天`,
});
