// Written by `npm run zh-tw` from features/message/replies/replies.messages.ts.
import type { LanguageTexts } from '#messages';
import type { repliesMessages } from '#features/message/replies/replies.messages.ts';

export const repliesTexts: LanguageTexts<typeof repliesMessages> = () => ({
  addMaterials: '從素材庫選',
  writeReply: '寫一條',
  writeReplyTitle: '寫一條訊息',
  moveUp: ({ label }) => `上移${label}`,
  moveDown: ({ label }) => `下移${label}`,
  removeReply: ({ label }) => `移除${label}`,
});
