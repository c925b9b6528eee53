// Written by `npm run zh-tw` from lists/selection/selection.messages.ts.
import type { LanguageTexts } from '#messages';
import type { selectionMessages } from '#lists/selection/selection.messages.ts';

export const selectionTexts: LanguageTexts<typeof selectionMessages> = ({ number }) => ({
  bar: '批次操作',
  selected: ({ count }) => `已選 ${number(count)} 個`,
  selectPage: '全選本頁',
  selectFound: ({ count }) => `選擇全部 ${number(count)} 個`,
  clear: '取消選擇',
});
