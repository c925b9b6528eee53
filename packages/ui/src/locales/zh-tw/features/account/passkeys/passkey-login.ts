// Written by `npm run zh-tw` from features/account/passkeys/passkey-login.messages.ts.
import type { LanguageTexts } from '#messages';
import type { passkeyLoginMessages } from '#features/account/passkeys/passkey-login.messages.ts';

export const passkeyLoginTexts: LanguageTexts<typeof passkeyLoginMessages> = () => ({
  title: '通行金鑰登入',
  text: '按瀏覽器的提示，用指紋、面容或裝置密碼確認。',
  waiting: '正在等你確認…',
  retry: '再試一次',
  password: '用密碼登入',
  tooLate: '等太久了，請再試一次，或用密碼登入。',
  elsewhere: (site) => `通行金鑰只能在 ${site} 使用，請開啟那個地址，或用密碼登入。`,
  unable: '瀏覽器沒能用通行金鑰，請再試一次，或用密碼登入。',
  failed: '沒能登入，請再試一次，或用密碼登入。',
});
