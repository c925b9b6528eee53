// Written by `npm run zh-tw` from features/custom/conversation-record/conversation-record.messages.ts.
import type { LanguageTexts } from '#messages';
import type { conversationRecordMessages } from '#features/custom/conversation-record/conversation-record.messages.ts';

export const conversationRecordTexts: LanguageTexts<typeof conversationRecordMessages> = () => ({
  title: '自訂訊息記錄',
  explanation: '把機器人收到和發出的每條訊息，即時推送到你自己的服務。',
  open: '啟用訊息記錄',
  openHint: '從開啟以後的訊息開始推送，不補以前的',
  pushHint: '訊息發到哪裡，等多久。',
  request: '請求',
  requestHint: '每次推送另外帶上什麼。',
  files: '圖片和檔案',
  filesHint: '沒有儲存時，只推送文字、連結、小程式這類訊息。',
  troubleHint: '收不到推送時用。',
  plugin: '訊息回呼外掛程式',
  pluginHint: '啟動機器人的程式要載入 WechatyMessageCallBackPlugin',
  sent: '你的服務會收到',
  sentNote: '範例：一條群訊息。暱稱、群名和內容以實際為準；機器人不重發失敗的推送。',
  asFile: ({ address }) =>
    `圖片和檔案的 type 是「圖片」或「檔案」，沒有 content，url 類似 ${address}`,
  log: '只想在這裡看？',
  logText: '訊息記錄把同樣的訊息留 30 天，還說明每條為什麼這樣回覆，不用自己的服務。',
  openLog: '開啟訊息記錄',
  asker: '許老師',
  room: '青禾書房讀者群',
  word: '週五的共讀改到七點',
  debug: '除錯日誌',
  debugHint: '在機器人的日誌裡列印每次推送',
  storage: '轉存圖片和檔案',
  storageHint: '開啟後先存到你的儲存，推送裡帶上地址',
});
