import { defineMessages } from '#messages';

interface Named {
  readonly label: string;
}

/** The texts of a list of messages, picked or written. */
export const repliesMessages = defineMessages(
  'replies',
  () => ({
    addMaterials: '从素材库选',
    writeReply: '写一条',
    writeReplyTitle: '写一条消息',
    addReply: '加入',
    moveUp: ({ label }: Named) => `上移${label}`,
    moveDown: ({ label }: Named) => `下移${label}`,
    removeReply: ({ label }: Named) => `移除${label}`,
  }),
  () => ({
    addMaterials: 'From the materials',
    writeReply: 'Write one',
    writeReplyTitle: 'Write a message',
    addReply: 'Add',
    moveUp: ({ label }) => `Move ${label} up`,
    moveDown: ({ label }) => `Move ${label} down`,
    removeReply: ({ label }) => `Remove ${label}`,
  }),
);
