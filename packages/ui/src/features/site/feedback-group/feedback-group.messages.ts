import { defineMessages } from '#messages';

export const feedbackGroupMessages = defineMessages(
  'feedback-group',
  () => ({ group: (number: string) => `交流群 ${number}` }),
  () => ({ group: (number: string) => `Group ${number}` }),
);
