// Written by `npm run zh-tw` from features/operator/notice/notice.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorNoticeMessages } from '#features/operator/notice/notice.messages.ts';

export const operatorNoticeTexts: LanguageTexts<typeof operatorNoticeMessages> = () => ({
  loading: '公告載入中',
  content: '內容',
  help: '所有使用者都會在控制台的通知裡看到，不登入也能讀到。留空則沒有公告。',
  ofEnvironment: '現在顯示的是環境變數 NOTICE 的內容，儲存之後以這裡的為準。',
  save: '儲存公告',
  saved: '公告已儲存',
});
