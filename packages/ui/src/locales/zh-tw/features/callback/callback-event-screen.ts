// Written by `npm run zh-tw` from features/callback/callback-event-screen.messages.ts.
import type { LanguageTexts } from '#messages';
import type { callbackEventScreenMessages } from '#features/callback/callback-event-screen.messages.ts';

export const callbackEventScreenTexts: LanguageTexts<typeof callbackEventScreenMessages> = () => ({
  title: '回呼事件',
  explanation: '觸發關鍵字後請求一個地址，用它的回答回覆。從上到下，第一條符合的生效。',
  add: '新增回呼事件',
  search: '搜關鍵字或地址',
  emptyTitle: '還沒有回呼事件',
  emptyText: '把訂單查詢、報名登記這類問題交給自己的服務，機器人負責轉達。',
  builtIn: '內建事件',
  custom: '請求',
  timeout: ({ seconds }) => `最多等 ${seconds} 秒`,
});
