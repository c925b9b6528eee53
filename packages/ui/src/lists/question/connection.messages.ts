import { defineMessages } from '#messages';

/** The texts of the test of a connection; those of its outcome are loaded with it. */
export const connectionMessages = defineMessages(
  'connection',
  () => ({
    test: '测试连接',
    again: '再测一次',
    question: '你好，请用一句话介绍你自己。',
    hint: '由服务器用已保存的密钥和地址问一句话。',
    unsaved: '先保存再测试：服务器只用已保存的密钥和地址。',
  }),
  () => ({
    test: 'Test the connection',
    again: 'Test again',
    question: 'Hello. Please introduce yourself in one sentence.',
    hint: 'The server asks one question, with the saved key and address.',
    unsaved: 'Save first, then test: the server uses only the saved key and address.',
  }),
);
