// Written by `npm run zh-tw` from features/site/notices/notices.messages.ts.
import type { LanguageTexts } from '#messages';
import type { noticesMessages } from '#features/site/notices/notices.messages.ts';

export const noticesTexts: LanguageTexts<typeof noticesMessages> = ({ number }) => ({
  openNew: ({ count }) => `通知，${number(count)} 條新的`,
  releases: '更新內容',
  loading: '通知載入中',
  empty: '還沒有通知',
  emptyText: '帳號和機器人的重要變化會出現在這裡。',
});
