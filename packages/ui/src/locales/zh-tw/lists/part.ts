// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { configPartMessages } from '#lists/part/config-part.messages.ts';

export const configPartTexts: LanguageTexts<typeof configPartMessages> = ({ number }) => ({
  refused: '沒有儲存',
  gone: '這裡的設定剛在別處被修改。你填的內容還在，確認後再儲存一次會用你的內容。',
  unreadableTitle: '已儲存的設定無法讀取',
  unreadable: ({ place }) => `出錯的地方：${place}。儲存後會用下面的內容代替。`,
  pairKey: ({ number }) => `參數名 ${number}`,
  pairValue: ({ number }) => `參數值 ${number}`,
  removePair: ({ name }) => `移除參數 ${name}`,
  addPair: '新增一個',
  timeout: '超時時間',
  moreData: '自訂參數',
  moreDataHint: '隨每次請求一起發出。',
  header: '請求頭',
  headerHint: '例如用來驗證來源的金鑰。',
  isOn: '已啟用',
  isOff: '沒有啟用',
  lacks: (count) => `還差 ${number(count)} 項`,
  lacksNothing: '條件齊了',
  needs: '生效的條件',
  met: '，已滿足',
  unmet: '，還沒有',
  membership: '會員',
  noAddress: '（還沒填地址）',
});
