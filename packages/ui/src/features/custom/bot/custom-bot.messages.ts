import { defineMessages } from '#messages';

/** The texts of the custom bot. */
export const customBotMessages = defineMessages(
  'custom-bot',
  () => ({
    title: '自定义机器人',
    explanation: '没有规则回答的消息，交给你自己的服务来答，之后才轮到 AI 服务商。',
    open: '启用自定义机器人',
    openHint: '机器人把每条消息发到下面的地址，用它的回答回复',
    address: '请求地址',
  }),
  () => ({
    title: 'Custom bot',
    explanation:
      'What no rule answers goes to a service of your own, before it comes to the AI provider.',
    open: 'Use the custom bot',
    openHint: 'The robot sends each message to the address below and answers with what it says',
    address: 'Address',
  }),
);
