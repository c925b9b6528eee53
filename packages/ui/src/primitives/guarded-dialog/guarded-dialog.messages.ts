import { defineMessages } from '#messages';

/** The texts of the confirmation before unsaved input is discarded. */
export const guardedDialogMessages = defineMessages(
  'unsaved-changes',
  () => ({
    title: '放弃未保存的修改？',
    text: '关闭后，刚才填写的内容不会保留。',
    stay: '继续填写',
    leave: '放弃修改',
  }),
  () => ({
    title: 'Discard unsaved changes?',
    text: 'What you entered will be lost when this closes.',
    stay: 'Keep editing',
    leave: 'Discard',
  }),
);
