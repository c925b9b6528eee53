// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { keysMessages } from '#features/open-api/keys/keys.messages.ts';
import type { openApiMessages } from '#features/open-api/open-api.messages.ts';

export const keysTexts: LanguageTexts<typeof keysMessages> = () => ({
  title: '更多金鑰',
  explanation:
    '給每個系統、指令碼或合作方一把自己的金鑰：只給它要用的權限，可以設有效期，洩露了單獨更換。機器人不用這些金鑰，只用上面那一對。',
  list: '更多金鑰',
  empty: '還沒有更多金鑰',
  add: '新增金鑰',
  addText: '金鑰的 API Secret 只在新增後顯示一次。',
  edit: '編輯金鑰',
  name: '名稱',
  namePlaceholder: '如：訂單系統',
  scopes: '權限',
  expiresHelp: '到這一天結束（北京時間）為止，之後的請求會被拒絕。留空為長期有效。',
  neverUsed: '還沒用過',
  never: '長期',
  expired: '已過期',
  expiresSoon: '即將到期',
  overlap: '舊金鑰還可用',
  overlapUntil: '舊金鑰可用至',
  rotate: '更換金鑰',
  rotateTitle: ({ name }) => `更換「${name}」的金鑰？`,
  rotateText:
    'API Key 不變，換一個新的 API Secret。舊的再用一段時間，方便你把新的換到各處；洩露了就立即失效，它開的網頁會話也一併結束。',
  removeTitle: ({ name }) => `移除「${name}」？`,
  removeText: '用它的程式立即不能再呼叫，它開的網頁會話也一併結束，無法恢復。',
  removeCustomers:
    '它能取得客戶機器人的金鑰，這些金鑰仍然有效；要一併更換，請在上面重設機器人的金鑰。',
  save: '儲存',
  saved: '已儲存',
  secretTitle: '請儲存 API Secret',
  secretText: '只顯示這一次，關閉後再也看不到。丟了就更換金鑰。',
  kept: '我已儲存',
  leaveTitle: '還沒有儲存 API Secret',
  leaveText: '關閉後再也看不到它，只能更換金鑰。',
  stay: '返回儲存',
  leave: '仍然關閉',
});
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
