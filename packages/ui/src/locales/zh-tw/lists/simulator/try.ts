// Written by `npm run zh-tw` from lists/simulator/try.messages.ts.
import type { LanguageTexts } from '#messages';
import type { tryMessages } from '#lists/simulator/try.messages.ts';

export const tryTexts: LanguageTexts<typeof tryMessages> = () => ({
  tryIt: '試一試',
  hide: '收起試一試',
});
