// Written by `npm run zh-tw` from lists/rules/bulk/bulk.messages.ts.
import type { LanguageTexts } from '#messages';
import type { bulkMessages } from '#lists/rules/bulk/bulk.messages.ts';

export const bulkTexts: LanguageTexts<typeof bulkMessages> = ({ number }) => ({
  start: '多選',
  end: '退出多選',
  bar: '批次操作',
  selectRow: ({ label }) => `選擇${label}`,
  selectPage: '選擇本頁',
  none: '勾選要批次操作的條目',
  selected: ({ count }) => `已選 ${number(count)} 條`,
  selectAll: ({ count }) => `選擇全部 ${number(count)} 條`,
  selectFound: ({ count }) => `選擇找到的 ${number(count)} 條`,
  clear: '取消選擇',
  resume: '啟用',
  remove: '刪除',
  paused: ({ count }) => `已停用 ${number(count)} 條`,
  resumed: ({ count }) => `已啟用 ${number(count)} 條`,
  removed: ({ count }) => `已刪除 ${number(count)} 條`,
  undone: '已復原',
});
