import { defineMessages } from '#messages';

/** The texts of the notice above a form that was restored from a draft. */
export const draftMessages = defineMessages(
  'draft-notice',
  () => ({
    restored: '已恢复上次未保存的内容。',
    discard: '丢弃',
  }),
  () => ({
    restored: 'What you had not saved is back.',
    discard: 'Discard it',
  }),
);
