import { defineMessages } from '#messages';

/** The texts on the key without which there is no news and no weather. */
export const tianxingMessages = defineMessages(
  'tianxing',
  () => ({
    title: '还没有天行数据密钥',
    news: '新闻从天行数据取，没有密钥，到点没有内容可发。',
    weather: '每日说照常发送，只是没有天气和情话。',
    enter: '去填密钥',
  }),
  () => ({
    title: 'No Tianxing key yet',
    news: 'News comes from Tianxing; without a key there is nothing to send when the time comes.',
    weather: 'Greetings are sent all the same, without the weather and the sweet words.',
    enter: 'Enter the key',
  }),
);
