// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { newPasswordMessages } from '#forms/new-password.messages.ts';

export const newPasswordTexts: LanguageTexts<typeof newPasswordMessages> = () => ({
  common: '很多人都用這個密碼，容易被猜到；換一個更安全',
});
