// Written by `npm run zh-tw` from lists/rules/screen/rule-list.messages.ts.
import type { LanguageTexts } from '#messages';
import type { ruleListMessages } from '#lists/rules/screen/rule-list.messages.ts';

export const ruleListTexts: LanguageTexts<typeof ruleListMessages> = ({ number: format }) => ({
  loading: '正在讀取配置',
  counted: (count) => `${format(count)} 條`,
  list: '規則',
  edit: '編輯',
  editRow: ({ label }) => `編輯${label}`,
  runNow: '立即傳送',
  copy: '複製一條',
  copied: ({ number }) => `已複製為第 ${number} 條`,
  copiedHint: '先停用著，改好以後再啟用',
  copyRemoved: '已去掉複製的那一條',
  moveLast: '移到最後',
  remove: '刪除',
  running: ({ label }) => `啟用${label}`,
  pausedRow: ({ label }) => `已停用「${label}」`,
  resumedRow: ({ label }) => `已啟用「${label}」`,
  rowGone: '這一條剛在別處被修改或刪除，清單已更新，請再試一次',
  ruleGone: '這一條已被修改或刪除，以下是最新清單',
  refused: '沒有儲存',
  unreadable: '這一條格式有誤，機器人可能也不認識它',
  unreadableAt: ({ place }) => `出錯的地方：${place}`,
  shadowed: ({ number, word }) => `永遠輪不到：第 ${number} 條裡有「${word}」，先被它攔下`,
  short: ({ word }) => `「${word}」只有一個字，很多訊息都會觸發`,
  sameTime: ({ number }) => `和第 ${number} 條在同一時間發給同一個對象`,
  noMatch: ({ word }) => `沒有包含「${word}」的規則`,
  noMatchText: '換個詞，或者清除搜尋看全部。',
  malformedTitle: '已儲存的配置無法讀取',
  malformedText: '先到基礎配置恢復以前的一版，再來這裡修改。',
  toConfig: '去基礎配置',
});
