// Written by `npm run zh-tw` from lists/question/connection.messages.ts.
import type { LanguageTexts } from '#messages';
import type { connectionMessages } from '#lists/question/connection.messages.ts';

export const connectionTexts: LanguageTexts<typeof connectionMessages> = () => ({
  test: '測試連線',
  again: '再測一次',
  question: '你好，請用一句話介紹你自己。',
  hint: '由伺服器用已儲存的金鑰和地址問一句話。',
  unsaved: '先儲存再測試：伺服器只用已儲存的金鑰和地址。',
});
