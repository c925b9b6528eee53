import { defineMessages } from '#messages';

/** The texts of deleting chat records. */
export const clearRecordsMessages = defineMessages(
  'clear-records',
  () => ({
    open: '清空聊天记录',
    openOffline: '上线后可清空聊天记录',
    title: '清空机器人上的聊天记录？',
    text: '机器人为群聊总结和词云记下的聊天内容会全部删除，不能恢复。群、好友、配置和控制台里的消息记录不受影响。',
    confirm: '清空',
    done: '已让机器人清空聊天记录',
  }),
  () => ({
    open: 'Clear chat records',
    openOffline: 'Clear records once the robot is online',
    title: 'Clear the chat records on the robot?',
    text: 'Everything the robot has recorded of chats for summaries and word clouds is deleted for good. Groups, friends, the config and the message log of the console stay.',
    confirm: 'Clear',
    done: 'The robot is clearing its chat records',
  }),
);
