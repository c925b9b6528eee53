// Written by `npm run zh-tw` from features/custom/conversation-record/conversation-record.messages.ts.
import type { LanguageTexts } from '#messages';
import type { conversationRecordMessages } from '#features/custom/conversation-record/conversation-record.messages.ts';

export const conversationRecordTexts: LanguageTexts<typeof conversationRecordMessages> = () => ({
  title: '自訂訊息記錄',
  explanation: '把機器人收到和發出的每條訊息，即時推送到你自己的服務。',
  open: '啟用訊息記錄',
  openHint: '會員可用，機器人上要先安裝訊息回呼外掛程式',
  debug: '除錯日誌',
  debugHint: '在機器人的日誌裡列印每次推送',
  storage: '轉存圖片和檔案',
  storageHint: '開啟後先存到你的儲存，推送裡帶上地址',
});
