// Written by `npm run zh-tw` from features/send/send-to-one/send-to-one.messages.ts.
import type { LanguageTexts } from '#messages';
import type { sendToOneMessages } from '#features/send/send-to-one/send-to-one.messages.ts';

export const sendToOneTexts: LanguageTexts<typeof sendToOneMessages> = () => ({
  title: '發訊息給誰',
  hint: '選一個群或一位好友，接著寫訊息',
  kind: '對象',
});
