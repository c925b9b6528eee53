// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { saveBarMessages } from '#primitives/save-bar/save-bar.messages.ts';

export const saveBarTexts: LanguageTexts<typeof saveBarMessages> = () => ({
  unsaved: ({ count }) => `${count} 處修改未儲存`,
  save: '儲存',
  discard: '放棄修改',
});
