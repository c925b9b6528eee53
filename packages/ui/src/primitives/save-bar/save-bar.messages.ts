import { defineMessages } from '#messages';

/** The texts of the bar below a form with unsaved changes. */
export const saveBarMessages = defineMessages(
  'save-bar',
  () => ({
    unsaved: ({ count }: { count: number }) => `${count} 处修改未保存`,
    save: '保存',
    discard: '放弃修改',
  }),
  ({ number, plural }) => ({
    unsaved: ({ count }) =>
      `${number(count)} unsaved ${plural(count, { one: 'change', other: 'changes' })}`,
    save: 'Save',
    discard: 'Discard',
  }),
);
