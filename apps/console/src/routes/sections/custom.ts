import { listPage, rulePage } from '../../pages/addressed-pages';
import { leaveGuardedPage } from '../../pages/leave-guarded-page';
import { withWeek } from '../../pages/schedule-page';
import { section, type RouteEntry } from '../route-entry';

/** /custom: each page requires a custom right with its name. */
export const customPages: readonly RouteEntry[] = section(
  {
    name: 'custom',
    menu: 'custom',
    badge: 'custom',
  },
  [
    {
      path: 'keywordForward',
      name: 'keywordForward',
      zh: '关键词转发',
      en: 'Forward by keyword',
      icon: 'forward',
      load: async () =>
        rulePage((await import('@chatdeck/ui/forward/keyword')).KeywordForwardScreen),
    },
    {
      path: 'gptChat',
      name: 'gptChat',
      zh: 'GPT 多模态',
      en: 'GPT multimodal',
      icon: 'dialogue',
      load: async () => listPage((await import('@chatdeck/ui/dialogue/gpt-chat')).GptChatScreen),
    },
    {
      path: 'roomReply',
      name: 'roomReply',
      zh: '自定义群消息',
      en: 'Per-group replies',
      icon: 'answer',
      load: async () => listPage((await import('@chatdeck/ui/custom/room-reply')).RoomReplyScreen),
    },
    {
      path: 'privateKeyword',
      name: 'privateKeyword',
      zh: '群关键词私聊',
      en: 'Private answers',
      icon: 'message',
      load: async () =>
        listPage((await import('@chatdeck/ui/custom/private-keyword')).PrivateKeywordScreen),
    },
    {
      path: 'customBot',
      name: 'customBot',
      zh: '自定义机器人',
      en: 'Custom bot',
      icon: 'bot',
      load: async () => leaveGuardedPage((await import('@chatdeck/ui/custom/bot')).CustomBotScreen),
    },
    {
      path: 'moreNews',
      name: 'moreNews',
      zh: '群发新闻',
      en: 'News broadcasts',
      icon: 'news',
      load: () =>
        withWeek(
          async () => listPage((await import('@chatdeck/ui/batch-task/news')).MoreNewsScreen),
          'custom.moreNews',
        ),
    },
    {
      path: 'moreMaterial',
      name: 'moreMaterial',
      zh: '群发素材',
      en: 'Material broadcasts',
      icon: 'send',
      load: () =>
        withWeek(
          async () =>
            listPage((await import('@chatdeck/ui/batch-task/material')).MoreMaterialScreen),
          'custom.moreMaterial',
        ),
    },
    {
      path: 'conversationRecord',
      name: 'conversationRecord',
      zh: '自定义消息记录',
      en: 'Message push',
      icon: 'history',
      load: async () =>
        leaveGuardedPage(
          (await import('@chatdeck/ui/custom/conversation-record')).ConversationRecordScreen,
        ),
    },
    {
      path: 'uploadFile',
      name: 'uploadFile',
      zh: '文件存储',
      en: 'File storage',
      icon: 'upload',
      load: async () =>
        leaveGuardedPage((await import('@chatdeck/ui/custom/upload-file')).UploadFileScreen),
    },
  ],
);
