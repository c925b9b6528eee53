// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { traceMessages } from '#lists/trace/trace.messages.ts';

export const traceTexts: LanguageTexts<typeof traceMessages> = ({ number }) => ({
  title: '為什麼這樣回覆',
  verdictPassedOn: '繼續',
  verdictNoMatch: '沒有符合',
  verdictNotTried: '沒有執行',
  verdictAsked: '交給別人回答',
  verdictStopped: '到此為止',
  noMatches: ({ count }) => `${number(count)} 步沒有符合`,
  notTried: ({ count }) => `${number(count)} 步沒有執行`,
  rule: ({ at }) => `第 ${number(at)} 條`,
  openRule: ({ stage, at }) => `開啟「${stage}」第 ${number(at)} 條`,
});
