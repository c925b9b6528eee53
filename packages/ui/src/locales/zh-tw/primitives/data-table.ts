// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { dataTableMessages } from '#primitives/data-table/data-table.messages.ts';

export const dataTableTexts: LanguageTexts<typeof dataTableMessages> = ({ number }) => ({
  selectRow: ({ name }) => `選擇${name}`,
  selectAll: '全選',
  selected: ({ count }) => `已選 ${number(count)} 個`,
  clearSelection: '取消選擇',
  bulkActions: '批次操作',
  sortUp: ({ header }) => `${header} 升序`,
  sortDown: ({ header }) => `${header} 降序`,
});
