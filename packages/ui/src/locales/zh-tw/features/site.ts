// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type {
  feedbackMessages,
  feedbackGroupMessages,
} from '#features/site/feedback/feedback.messages.ts';
import type { noticesMessages } from '#features/site/notices/notices.messages.ts';

export const feedbackTexts: LanguageTexts<typeof feedbackMessages> = () => ({
  title: '意見回饋',
  text: '寫給管理員：哪裡不好用，想要什麼。',
  content: '內容',
  contact: '聯絡方式',
  contactHint: '微信、電子郵件或手機，方便回覆你',
  sent: '已提交，謝謝',
  refused: ({ reason }) => `沒有提交：${reason}。寫的內容都還在。`,
});
export const feedbackGroupTexts: LanguageTexts<typeof feedbackGroupMessages> = () => ({
  group: (number) => `交流群 ${number}`,
});
export const noticesTexts: LanguageTexts<typeof noticesMessages> = ({ number }) => ({
  openNew: ({ count }) => `通知，${number(count)} 條新的`,
  releases: '更新內容',
  loading: '通知載入中',
  empty: '還沒有通知',
  emptyText: '帳號和機器人的重要變化會出現在這裡。',
});
