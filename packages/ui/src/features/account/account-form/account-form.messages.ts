import { defineMessages } from '#messages';

export const accountFormMessages = defineMessages(
  'account-form',
  () => ({
    emailHint: 'you@example.com',
    passwordHelp: '8 到 128 个字符，越长越好',
    notDone: '操作失败，填写的内容都还在',
  }),
  () => ({
    emailHint: 'you@example.com',
    passwordHelp: '8 to 128 characters; longer is better',
    notDone: 'That did not work. What you typed is still here',
  }),
);

export const challengeMessages = defineMessages(
  'challenge',
  () => ({
    question: ({ sum }: { sum: string }) => `${sum} = ?`,
    help: '尝试次数较多，请先回答这个问题',
  }),
  () => ({
    question: ({ sum }: { sum: string }) => `${sum} = ?`,
    help: 'Too many attempts; please answer this first',
  }),
);
