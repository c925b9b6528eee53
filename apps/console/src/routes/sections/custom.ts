import { section, type RouteEntry } from '../route-entry';

/** /custom: each page is for the accounts whose custom rights name it. */
export const customPages: readonly RouteEntry[] = section(
  { name: 'custom', menu: 'custom', badge: 'custom' },
  [
    {
      path: 'keywordForward',
      name: 'keywordForward',
      zh: '关键词转发',
      en: 'Forward by keyword',
      icon: 'forward',
      load: () => import('../../pages/keyword-forward-page'),
    },
    {
      path: 'gptChat',
      name: 'gptChat',
      zh: 'GPT 多模态',
      en: 'GPT multimodal',
      icon: 'dialogue',
      load: () => import('../../pages/gpt-chat-page'),
    },
    {
      path: 'roomReply',
      name: 'roomReply',
      zh: '自定义群消息',
      en: 'Answers by group',
      icon: 'answer',
      load: () => import('../../pages/room-reply-page'),
    },
    {
      path: 'privateKeyword',
      name: 'privateKeyword',
      zh: '群关键词私聊',
      en: 'Answered in private',
      icon: 'message',
      load: () => import('../../pages/private-keyword-page'),
    },
    {
      path: 'customBot',
      name: 'customBot',
      zh: '自定义机器人',
      en: 'Custom bot',
      icon: 'bot',
      load: () => import('../../pages/custom-bot-page'),
    },
    {
      path: 'conversationRecord',
      name: 'conversationRecord',
      zh: '自定义消息记录',
      en: 'Message records',
      icon: 'history',
      load: () => import('../../pages/conversation-record-page'),
    },
    {
      path: 'uploadFile',
      name: 'uploadFile',
      zh: '文件存储',
      en: 'File storage',
      icon: 'upload',
      load: () => import('../../pages/upload-file-page'),
    },
  ],
);
