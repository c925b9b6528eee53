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
