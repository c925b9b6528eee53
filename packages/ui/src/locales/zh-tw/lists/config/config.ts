// Written by `npm run zh-tw` from lists/config/config.messages.ts.
import type { LanguageTexts } from '#messages';
import type { configMessages } from '#lists/config/config.messages.ts';

export const configTexts: LanguageTexts<typeof configMessages> = () => ({
  missingTitle: '請先初始化配置檔案',
  missingText: '會按預設值生成一份配置，之後隨時可以改。沒有它，機器人連上來也不會工作。',
  keepEditing: '繼續編輯',
  leaveTitle: '離開前放棄未儲存的修改？',
  leaveText: '離開後，這一頁上沒有儲存的修改不會保留。',
  leave: '放棄並離開',
  versionLive: ({ version }) => `第 ${version} 版已在機器人上生效`,
  versionSaved: ({ version }) => `第 ${version} 版已儲存，待機器人同步`,
});
