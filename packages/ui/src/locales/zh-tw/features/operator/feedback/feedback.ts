// Written by `npm run zh-tw` from features/operator/feedback/feedback.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorFeedbackMessages } from '#features/operator/feedback/feedback.messages.ts';

export const operatorFeedbackTexts: LanguageTexts<typeof operatorFeedbackMessages> = ({
  number,
}) => ({
  counted: (count) => `${number(count)} 條意見`,
  list: '意見回饋',
  loading: '意見回饋載入中',
  contact: ({ contact }) => `聯絡方式：${contact}`,
  answered: '已回覆',
  answer: '回覆',
  answerAgain: '再次回覆',
  answerOf: ({ email }) => `回覆 ${email}`,
  answerAgainOf: ({ email }) => `再次回覆 ${email}`,
  title: ({ email }) => `回覆 ${email}`,
  text: '回覆會以郵件發給對方，附上對方寫的內容。',
  content: '內容',
  send: '傳送郵件',
  sent: '郵件已發出',
  emptyTitle: '還沒有人寫過回饋',
  emptyText: '使用者在「意見回饋」裡寫的內容會出現在這裡。',
});
