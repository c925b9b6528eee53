import { defineMessages } from '#messages';

/** The texts of the table's own controls. */
export const dataTableMessages = defineMessages(
  'data-table',
  ({ number }) => ({
    selectRow: ({ name }: { name: string }) => `选择${name}`,
    selectAll: '全选',
    selected: ({ count }: { count: number }) => `已选 ${number(count)} 个`,
    clearSelection: '取消选择',
    bulkActions: '批量操作',
    sort: '排序',
    sortUp: ({ header }: { header: string }) => `${header} 升序`,
    sortDown: ({ header }: { header: string }) => `${header} 降序`,
  }),
  ({ number }) => ({
    selectRow: ({ name }) => `Select ${name}`,
    selectAll: 'Select all',
    selected: ({ count }) => `${number(count)} selected`,
    clearSelection: 'Clear selection',
    bulkActions: 'Actions for the selected rows',
    sort: 'Sort',
    sortUp: ({ header }) => `${header}, ascending`,
    sortDown: ({ header }) => `${header}, descending`,
  }),
);
