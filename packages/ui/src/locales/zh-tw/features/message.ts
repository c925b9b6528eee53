// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { messageFormMessages } from '#features/message/message-form/message-form.messages.ts';
import type { repliesMessages } from '#features/message/replies/replies.messages.ts';

export const messageFormTexts: LanguageTexts<typeof messageFormMessages> = () => ({
  type: '訊息類型',
  textHint: '支援換行',
  fileHint: ({ megabytes }) => `${megabytes} MB 以內`,
  linkHint: '圖文卡片',
  notHere: '此處不能傳送',
  content: '內容',
  contentHint: '換行會原樣發出',
  file: '檔案',
  url: '連結地址',
  cardTitle: '連結標題',
  cardText: '連結描述',
  thumbnail: '縮圖',
  source: '內容來源',
  write: '寫一條',
  fromMaterials: '從素材選',
  nothingPicked: '還沒有選擇素材。',
  pick: '選擇素材',
  pickOther: '重新選擇',
});
export const repliesTexts: LanguageTexts<typeof repliesMessages> = () => ({
  addMaterials: '從素材庫選',
  writeReply: '寫一條',
  writeReplyTitle: '寫一條訊息',
  moveUp: ({ label }) => `上移${label}`,
  moveDown: ({ label }) => `下移${label}`,
  removeReply: ({ label }) => `移除${label}`,
});
