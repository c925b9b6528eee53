// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { elementFieldMessages } from '#elements/element-field.messages.ts';

export const elementFieldTexts: LanguageTexts<typeof elementFieldMessages> = () => ({
  fillIn: '請填寫這一項。',
  choose: '請至少選擇一項。',
});
