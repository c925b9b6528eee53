// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { connectionMessages } from '#lists/question/connection.messages.ts';
import type { questionMessages } from '#lists/question/question.messages.ts';

export const connectionTexts: LanguageTexts<typeof connectionMessages> = () => ({
  test: '測試連線',
  again: '再測一次',
  question: '你好，請用一句話介紹你自己。',
  hint: '由伺服器用已儲存的金鑰和地址問一句話。',
  unsaved: '先儲存再測試：伺服器只用已儲存的金鑰和地址。',
});
const secondsOf = (ms: number) => Math.round(ms / 100) / 10;
export const questionTexts: LanguageTexts<typeof questionMessages> = ({ number }) => ({
  ask: '真的問一次',
  again: '再問一次',
  unsavedEdit: '先儲存這次修改，再真的去問。',
  answer: '真實的回答',
  works: '連線正常',
  failed: '沒有得到回答',
  exact: '原始錯誤',
  took: ({ ms }) => (ms < 1_000 ? `用時 ${number(ms)} 毫秒` : `用時 ${number(secondsOf(ms))} 秒`),
  status: ({ status }) => `HTTP ${status}`,
  recording: '[語音訊息]',
  other: '[其他內容]',
  changed: '已儲存的配置和這裡看到的不一樣。重新整理頁面後再試。',
  keyMissing: '還沒有填寫金鑰或智慧代理 ID，請填寫並儲存後再試。',
  address: '地址無效。地址要以 http:// 或 https:// 開頭。',
  unsupported: '這種服務不支援在這裡測試，請在聊天中試用。',
  private: '這是內部網路地址，伺服器預設不訪問。需要管理員設定 PRIVATE_SERVICES=1。',
  dns: '找不到這個網域。檢查地址有沒有寫錯。',
  refused: '連不上這個地址。檢查地址和埠，看看服務有沒有在執行。',
  tls: 'HTTPS 證書有問題，或者這個埠不是 HTTPS。',
  timeout: '10 秒內沒有回答。機器人自己會等得更久；如果總是這樣，換一個更快的模型或地址。',
  tooLong: '回答超過 64 KB，這裡不再繼續讀取，機器人可能仍可使用。',
  key: '金鑰不對或已失效。到服務商那裡重新複製一份，注意前後不要帶空格。',
  forbidden: '服務拒絕訪問：這個金鑰沒有權限，或者伺服器所在的地區不可用。',
  quota: '額度用完了，或者問得太快。到服務商那裡看餘額和限速。',
  notFound: '地址或模型不存在。檢查介面地址（ChatGPT 要帶 /v1）和模型名。',
  input: '服務不接受這個請求。看看原始錯誤，多半是模型名或應用程式類型不對。',
  redirect: '地址發生了重定向，機器人不會跟隨。請填寫最終的地址。',
  server: '服務自己出錯了，稍後再試。',
  refusedOddly: '服務以少見的狀態碼拒絕了請求，請查看原始錯誤。',
  notJson: '回答不是 JSON，多半是網頁。檢查介面地址是不是少了一段。',
  service: '服務收到了請求，但報告了一個錯誤。',
  shape: '回答的格式不符合機器人的要求。請檢查所選服務和地址是否對應。',
  empty: '服務回答了，但內容是空的，機器人什麼都不會發。',
});
