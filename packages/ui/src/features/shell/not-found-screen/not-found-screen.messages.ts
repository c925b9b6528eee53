import { defineMessages } from '#messages';

export const notFoundMessages = defineMessages(
  'not-found-screen',
  () => ({
    title: '没有这个页面',
    text: '地址可能写错了，或者页面已经移走。',
    home: '回到首页',
  }),
  () => ({
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Back to the home page',
  }),
);
