import { defineMessages } from '#messages';

interface Count {
  readonly count: number;
}

/** The texts for acting on several rows of a list at once. */
export const bulkMessages = defineMessages(
  'rule-bulk',
  ({ number }) => ({
    start: '多选',
    end: '退出多选',
    bar: '批量操作',
    selectRow: ({ label }: { readonly label: string }) => `选择${label}`,
    selectPage: '选择本页',
    none: '勾选要批量操作的条目',
    selected: ({ count }: Count) => `已选 ${number(count)} 条`,
    selectAll: ({ count }: Count) => `选择全部 ${number(count)} 条`,
    selectFound: ({ count }: Count) => `选择找到的 ${number(count)} 条`,
    clear: '取消选择',
    pause: '停用',
    resume: '启用',
    remove: '删除',
    paused: ({ count }: Count) => `已停用 ${number(count)} 条`,
    resumed: ({ count }: Count) => `已启用 ${number(count)} 条`,
    removed: ({ count }: Count) => `已删除 ${number(count)} 条`,
    undone: '已撤销',
  }),
  ({ number, plural }) => ({
    start: 'Select',
    end: 'Done',
    bar: 'Actions for the selected rows',
    selectRow: ({ label }) => `Select ${label}`,
    selectPage: 'Select this page',
    none: 'Select the rows to act on',
    selected: ({ count }) => `${number(count)} selected`,
    selectAll: ({ count }) => `Select all ${number(count)}`,
    selectFound: ({ count }) => `Select all ${number(count)} found`,
    clear: 'Clear selection',
    pause: 'Pause',
    resume: 'Resume',
    remove: 'Delete',
    paused: ({ count }) =>
      `Paused ${number(count)} ${plural(count, { one: 'rule', other: 'rules' })}`,
    resumed: ({ count }) =>
      `Resumed ${number(count)} ${plural(count, { one: 'rule', other: 'rules' })}`,
    removed: ({ count }) =>
      `Deleted ${number(count)} ${plural(count, { one: 'row', other: 'rows' })}`,
    undone: 'Undone',
  }),
);
