import { defineMessages } from '#messages';

/** The number of rows with what they are, such as `3 位好友`. */
interface Counted {
  readonly counted: string;
}

/** The texts of the bar for the selected rows of a list. */
export const selectionMessages = defineMessages(
  'selection',
  () => ({
    bar: '批量操作',
    selected: ({ counted }: Counted) => `已选 ${counted}`,
    selectPage: '全选本页',
    selectFound: ({ counted }: Counted) => `选择全部 ${counted}`,
    clear: '取消选择',
  }),
  () => ({
    bar: 'Actions for the selected rows',
    selected: ({ counted }) => `${counted} selected`,
    selectPage: 'Select this page',
    selectFound: ({ counted }) => `Select all ${counted}`,
    clear: 'Clear selection',
  }),
);
