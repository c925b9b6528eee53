// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { conflictMessages } from '#lists/conflict/conflict.messages.ts';

export const conflictTexts: LanguageTexts<typeof conflictMessages> = () => ({
  changedTitle: '這一條剛在別處修改過',
  changedText: '你的修改還在。看看兩邊各改了什麼，再決定怎麼儲存。',
  deletedTitle: '這一條剛在別處被刪除',
  deletedText: '你的修改還在，可以作為新的一條儲存。',
  before: '原來',
  theirs: '對方儲存的',
  merged: '合併以後',
  merge: '合併儲存',
  overwrite: '用我的覆蓋',
  useTheirs: '放棄我的修改',
  saveAsNew: '作為新的一條儲存',
  editAgain: '繼續編輯',
});
