import { defineMessages } from '#messages';

export const unreachableMessages = defineMessages(
  'unreachable-screen',
  () => ({
    title: '连不上服务器',
    text: '可能是网络断开了，也可能是服务器正忙。你仍是登录状态，写好的内容也都还在。',
    retry: '再试一次',
    retrying: '正在重试',
  }),
  () => ({
    title: 'The server cannot be reached',
    text: 'The network may be down, or the server busy. You are still logged in, and what you typed is still there.',
    retry: 'Try again',
    retrying: 'Trying again',
  }),
);
