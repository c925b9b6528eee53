// Written by `npm run zh-tw` from features/open-api/open-api.messages.ts.
import type { LanguageTexts } from '#messages';
import type { openApiMessages } from '#features/open-api/open-api.messages.ts';

export const openApiTexts: LanguageTexts<typeof openApiMessages> = () => ({
  title: '開放介面',
  explanation: '讓你自己的系統通過機器人發訊息，或把面板嵌進自己的網頁。',
  loading: '正在讀取金鑰',
  keys: '金鑰',
  keysText: '請求用這一對金鑰簽名，機器人也用它連線。不要放進網頁，也不要發給別人。',
  reset: '重設金鑰',
  resetTitle: '重設金鑰？',
  resetText: '舊金鑰立即失效：用它的系統和正在執行的機器人都會斷開。',
  scopes: '權限範圍',
  scopesText: '給網頁用的會話只能做申請時寫明的事：',
  keyScopesText: '會話不能做、只有金鑰能做的事：',
  calls: '呼叫範例',
  callsText:
    '在 Node.js 裡執行，簽名由 SDK 完成。apiKey 和 apiSecret 填給這個系統單獨新增的金鑰，機器人的那一對也能用。',
  client: '建立用戶端',
  openSession: '為網頁建立會話',
  sayToRoom: '給群發訊息',
  sayToContact: '給好友發訊息',
  address: '介面地址',
  signature: '簽名內容',
  signatureText: ({ headers }) =>
    `用 API Secret 做 HMAC-SHA256，結果寫成小寫十六進位。請求頭：${headers}`,
  sessionLimit: ({ minutes }) => `會話有效 ${minutes} 分鐘`,
  windowLimit: ({ minutes }) => `簽名在前後 ${minutes} 分鐘內有效，只能用一次`,
  memberLimit: '需要開通會員；機器人不在線上時不會傳送',
  refusals: '簽名被拒絕的原因',
});
