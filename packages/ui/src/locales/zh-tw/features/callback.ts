// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { callbackEventMessages } from '#features/callback/callback-event-dialog/callback-event.messages.ts';
import type { callbackEventScreenMessages } from '#features/callback/callback-event-screen.messages.ts';

export const callbackEventTexts: LanguageTexts<typeof callbackEventMessages> = () => ({
  add: '新增回呼事件',
  edit: '編輯回呼事件',
  hint: '觸發關鍵字後，把訊息發到回呼地址，再用它的回答回覆',
  type: '事件類型',
  event: '內建事件',
  eventPlaceholder: '選擇一個事件',
  eventsLoading: '事件載入中…',
  eventsFailed: '內建事件載入失敗。',
  retry: '重試',
  address: '回呼地址',
  timeout: '超時時間',
  timeoutHint: '填 0 時機器人按 60 秒處理',
  parameters: '自訂參數',
  addParameter: '新增參數',
  noParameters: '會隨每次回呼一起發出，例如門店編號。',
  parameterKey: ({ number }) => `參數名 ${number}`,
  parameterValue: ({ number }) => `參數值 ${number}`,
  removeParameter: ({ name }) => `移除參數 ${name}`,
  keyPlaceholder: '參數名',
  valuePlaceholder: '參數值',
  reserved: ({ names }) => `${names} 由機器人填寫，請換一個參數名。`,
  payload: '機器人會發出',
  payloadNote: '範例：暱稱、群名和時間以實際訊息為準',
  signed: '內建事件還會附上機器人的簽名。',
  word: '關鍵字',
  user: '林知遠',
  room: '青禾讀書會',
});
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
