// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { configMessages } from '#lists/config/config.messages.ts';
import type { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';

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
export const fieldGroupTexts: LanguageTexts<typeof fieldGroupMessages> = () => ({
  reply: '回覆行為',
  replyText: '機器人何時回答，回答前等待多久。',
  roomsText: '群裡哪些訊息需要回答。',
  friendsText: '如何通過好友申請，以及新好友歡迎語。',
  providers: 'AI 服務商',
  providersText: '沒有規則命中時由它回答；金鑰和地址填在它的卡片裡。',
  moderation: '內容安全',
  moderationText: '敏感詞，以及問答的審核。',
  filters: '訊息處理',
  filtersText: '回答裡的檔案和連結，收到的小程式。',
  advanced: '高階',
  advancedText: '不常修改的設定。',
  elsewhere: '在其他頁面',
  elsewhereText: '同屬這份配置，在各自的頁面編輯。',
});
