// Written by `npm run zh-tw` from features/schedule/due/schedule.messages.ts.
import type { LanguageTexts } from '#messages';
import type { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';

export const scheduleTexts: LanguageTexts<typeof scheduleMessages> = () => ({
  type: '發給',
  friendPlaceholder: '輸入暱稱或備註查詢',
  roomPlaceholder: '輸入群名查詢',
  date: '傳送時間',
  zone: '按 Asia/Shanghai 的時間',
  endWord: '結束語',
  search: '搜群名、暱稱或內容',
  nextRun: ({ time, away }) => `下次 ${time}，${away}`,
  yourTime: ({ time }) => `你的時間 ${time}`,
  neverRuns: '這個時間不能執行，請修改',
});
