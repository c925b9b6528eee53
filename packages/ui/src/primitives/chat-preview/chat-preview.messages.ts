import { defineMessages } from '#messages';

/** Placeholder texts for empty parts of a message. */
export const chatPreviewMessages = defineMessages(
  'chat-preview',
  () => ({
    content: '内容会显示在这里',
    file: '文件名会显示在这里',
    title: '标题会显示在这里',
    description: '描述会显示在这里',
    mini: '小程序',
  }),
  () => ({
    content: 'The content appears here',
    file: 'The file name appears here',
    title: 'The title appears here',
    description: 'The description appears here',
    mini: 'Mini program',
  }),
);
