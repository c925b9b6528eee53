// Written by `npm run zh-tw` from features/operator/settings/settings.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorSettingsMessages } from '#features/operator/settings/settings.messages.ts';

export const operatorSettingsTexts: LanguageTexts<typeof operatorSettingsMessages> = () => ({
  list: '設定',
  loading: '設定載入中',
  name: '名稱',
  value: '現在的值',
  source: '來自',
  set: '已設定',
  notSet: '未設定',
  changed: '只看改過的',
  changedHelp: '設定由環境變數決定，改動之後需要重啟伺服器。密碼和金鑰只顯示有沒有設定。',
  emptyText: '所有設定都是預設值。',
});
