import { defineMessages } from '#messages';

interface Named {
  readonly label: string;
}

/** The texts of a chat with a dialogue. */
export const testChatMessages = defineMessages(
  'test-chat',
  () => ({
    open: ({ label }: Named) => `和${label}试聊`,
    title: ({ label }: Named) => `和「${label}」试聊`,
    description:
      '由服务器用已保存的设置去问，每句单独问一次，不发给任何好友或群，也不计入回答次数。',
    question: '问一句',
    placeholder: '例如 今天营业到几点？',
    ask: '提问',
    log: '试聊记录',
  }),
  () => ({
    open: ({ label }) => `Test chat with ${label}`,
    title: ({ label }) => `Test chat with "${label}"`,
    description:
      'The server asks with the saved settings, each question by itself. Nothing is sent to friends or groups, and no answer is counted.',
    question: 'Ask something',
    placeholder: 'Such as: when do you close today?',
    ask: 'Ask',
    log: 'Questions and answers',
  }),
);
