import type { MailText } from './mail-text';

/** The mails about what users write to the operator: to the operator, and the answer to its author. */
export const FEEDBACK_MAIL_TEXT = {
  feedback: {
    subject: { 'zh-CN': '收到一条反馈', en: 'Somebody wrote to you' },
    preview: { 'zh-CN': '来自 {email}', en: 'From {email}' },
    body: {
      'zh-CN': '{email} 写道：\n\n{content}\n\n联系方式：{contact}',
      en: '{email} wrote:\n\n{content}\n\nHow to reach them: {contact}',
    },
  },
  feedbackAnswered: {
    subject: { 'zh-CN': '你的反馈有了回复', en: 'An answer to your feedback' },
    preview: { 'zh-CN': '{answer}', en: '{answer}' },
    body: {
      'zh-CN': '{answer}\n\n你之前写道：\n\n{question}',
      en: '{answer}\n\nYou wrote:\n\n{question}',
    },
  },
} as const satisfies Record<string, MailText>;
