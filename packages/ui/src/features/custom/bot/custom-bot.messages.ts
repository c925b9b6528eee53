import { defineMessages } from '#messages';

/** The texts of the custom bot. */
export const customBotMessages = defineMessages(
  'custom-bot',
  () => ({
    title: '自定义机器人',
    explanation: '没有规则回答的消息先交给你自己的服务，再交给 AI 服务商。',
    open: '启用自定义机器人',
    openHint: '机器人把每条消息发到下面的地址，用它的回答回复',
    address: '请求地址',
  }),
  () => ({
    title: 'Custom bot',
    explanation: 'Messages that no rule answers go to your own service before the AI provider.',
    open: 'Use the custom bot',
    openHint: 'Sends each message to the address below and replies with its answer',
    address: 'Address',
  }),
);
