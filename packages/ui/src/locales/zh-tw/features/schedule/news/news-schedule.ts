// Written by `npm run zh-tw` from features/schedule/news/news-schedule.messages.ts.
import type { LanguageTexts } from '#messages';
import type { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';

export const newsScheduleTexts: LanguageTexts<typeof newsScheduleMessages> = () => ({
  title: '定時新聞',
  explanation: '按時把一類新聞發到群或好友。時間按 Asia/Shanghai。',
  add: '新增定時新聞',
  edit: '編輯定時新聞',
  search: '搜群名、暱稱或內容',
  emptyTitle: '還沒有定時新聞',
  emptyText: '到點把一類新聞的最新幾條發出去。例如每天早上發到讀書會群。',
  hint: '到點取最新的新聞發出',
  channel: '新聞類別',
  channelPlaceholder: '選擇一類新聞',
  count: '條數',
  countUnit: '條',
  says: ({ channel, count }) => `${channel} ${count} 條`,
});
