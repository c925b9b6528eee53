import { defineMessages } from '#messages';

export const challengeMessages = defineMessages(
  'challenge',
  () => ({
    question: ({ sum }: { sum: string }) => `${sum} = ?`,
    help: '尝试次数较多，请先回答这个问题',
  }),
  () => ({
    question: ({ sum }: { sum: string }) => `${sum} = ?`,
    help: 'There were many tries; answer this first',
  }),
);
