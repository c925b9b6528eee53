// Written by `npm run zh-tw` from lists/rules/summary/rule-summary.messages.ts.
import type { LanguageTexts } from '#messages';
import type { ruleSummaryMessages } from '#lists/rules/summary/rule-summary.messages.ts';

export const ruleSummaryTexts: LanguageTexts<typeof ruleSummaryMessages> = () => ({
  roomAt: '群裡 @我 且',
  room: '群裡',
  exact: '完全等於',
  moreCount: ({ count }) => `等 ${count} 個`,
  allAt: '群聊和好友，群裡需 @我',
  allWithoutAt: '群聊和好友，群裡不用 @我',
  reply: '回覆',
  noReply: '沒有回覆內容',
  nobody: '還沒有選',
  moreNames: ({ count }) => `等 ${count} 個群`,
  moreFriends: ({ count }) => `等 ${count} 位好友`,
});
