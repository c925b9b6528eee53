// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { guardedDialogMessages } from '#primitives/guarded-dialog/guarded-dialog.messages.ts';

export const guardedDialogTexts: LanguageTexts<typeof guardedDialogMessages> = () => ({
  title: '放棄未儲存的修改？',
  text: '關閉後，剛才填寫的內容不會保留。',
  stay: '繼續填寫',
  leave: '放棄修改',
});
