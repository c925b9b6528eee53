// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { memberGuardMessages } from '#lists/membership/member-guard.messages.ts';

export const memberGuardTexts: LanguageTexts<typeof memberGuardMessages> = () => ({
  title: '會員功能',
  text: '本功能需要開通會員方可使用',
  needed: '需要開通會員',
  confirm: '前往開通',
});
