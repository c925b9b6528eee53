import { defineMessages } from '#messages';

/** The texts of the choice of whom to send a message to. */
export const sendToOneMessages = defineMessages(
  'send-to-one',
  () => ({
    title: '发消息给谁',
    hint: '选一个群或一位好友，接着写消息',
    kind: '对象',
  }),
  () => ({
    title: 'Send a message to',
    hint: 'Choose a group or a friend, then write the message',
    kind: 'For',
  }),
);
