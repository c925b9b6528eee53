// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { selectionMessages } from '#lists/selection/selection.messages.ts';

export const selectionTexts: LanguageTexts<typeof selectionMessages> = () => ({
  bar: '批次操作',
  selected: ({ counted }) => `已選 ${counted}`,
  selectPage: '全選本頁',
  selectFound: ({ counted }) => `選擇全部 ${counted}`,
  clear: '取消選擇',
});
