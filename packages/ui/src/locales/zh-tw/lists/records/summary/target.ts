// Written by `npm run zh-tw` from lists/records/summary/target.messages.ts.
import type { LanguageTexts } from '#messages';
import type { targetMessages } from '#lists/records/summary/target.messages.ts';

export const targetTexts: LanguageTexts<typeof targetMessages> = () => ({
  type: '對象',
  allHint: '以後新增的也包括在內',
  exceptRooms: '不包括這些群',
  exceptFriends: '不包括這些好友',
});
