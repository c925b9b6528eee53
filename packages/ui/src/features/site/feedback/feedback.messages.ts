import { defineMessages } from '#messages';

export const feedbackMessages = defineMessages(
  'feedback-dialog',
  () => ({
    title: '意见反馈',
    text: '写给管理员：哪里不好用，想要什么。',
    content: '内容',
    contact: '联系方式',
    contactHint: '微信、邮箱或手机，方便回复你',
    cancel: '取消',
    submit: '提交',
    sent: '已提交，谢谢',
    refused: ({ reason }: { reason: string }) => `没有提交：${reason}。写的内容都还在。`,
  }),
  () => ({
    title: 'Feedback',
    text: 'Write to the operator: what does not work well, and what you wish for.',
    content: 'Message',
    contact: 'How to reach you',
    contactHint: 'An account, an e-mail or a number, for an answer',
    cancel: 'Cancel',
    submit: 'Send',
    sent: 'Sent, thank you',
    refused: ({ reason }) => `Not sent: ${reason}. What you wrote is still here.`,
  }),
);

export const feedbackGroupMessages = defineMessages(
  'feedback-group',
  () => ({ group: (number: string) => `交流群 ${number}` }),
  () => ({ group: (number: string) => `Group ${number}` }),
);
