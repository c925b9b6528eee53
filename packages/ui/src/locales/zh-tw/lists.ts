// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { undoMessages } from '#lists/undo.messages.ts';

export const undoTexts: LanguageTexts<typeof undoMessages> = () => ({
  removed: ({ label }) => `已刪除「${label}」`,
  undo: '復原',
  restored: ({ label }) => `已恢復「${label}」`,
});
