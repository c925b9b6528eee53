import { defineMessages } from '#messages';

interface Count {
  readonly count: number;
}

/** The texts of the bar for the selected rows of a list. */
export const selectionMessages = defineMessages(
  'selection',
  ({ number }) => ({
    bar: '批量操作',
    selected: ({ count }: Count) => `已选 ${number(count)} 个`,
    selectPage: '全选本页',
    selectFound: ({ count }: Count) => `选择全部 ${number(count)} 个`,
    clear: '取消选择',
  }),
  ({ number }) => ({
    bar: 'Actions for the selected rows',
    selected: ({ count }) => `${number(count)} selected`,
    selectPage: 'Select this page',
    selectFound: ({ count }) => `Select all ${number(count)}`,
    clear: 'Clear selection',
  }),
);
