// Written by `npm run zh-tw` from lists/config/fields/field-group.messages.ts.
import type { LanguageTexts } from '#messages';
import type { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';

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
