// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { draftMessages } from '#forms/drafts/draft-notice.messages.ts';

export const draftTexts: LanguageTexts<typeof draftMessages> = () => ({
  restored: '已恢復上次未儲存的內容。',
  discard: '丟棄',
});
