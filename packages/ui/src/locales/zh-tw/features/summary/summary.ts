// Written by `npm run zh-tw` from features/summary/summary.messages.ts.
import type { LanguageTexts } from '#messages';
import type { summaryMessages } from '#features/summary/summary.messages.ts';

export const summaryTexts: LanguageTexts<typeof summaryMessages> = () => ({
  title: '群聊總結',
  explanation: '有人傳送關鍵字時，由 AI 總結最近的聊天記錄。需要先在基礎配置裡開啟「記錄聊天」。',
  open: '啟用聊天總結',
  openHint: '只總結開啟記錄之後的訊息',
  mode: '總結範圍',
  window: '時間範圍',
  count: '訊息條數',
  countOf: ({ count }) => `最近 ${count} 條`,
  bot: 'AI 服務',
  token: 'API 金鑰',
  baseUrl: '介面地址',
  baseUrlHint: '不填用預設地址',
  botId: '智慧代理 ID',
  prompt: '提示詞',
  promptHint: '告訴 AI 怎麼總結；大括號寫成 {{ 和 }}',
  debug: '輸出除錯日誌',
  debugHint: '在機器人的日誌裡列印每次總結',
});
