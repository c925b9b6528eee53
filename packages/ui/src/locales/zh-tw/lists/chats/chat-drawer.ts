// Written by `npm run zh-tw` from lists/chats/chat-drawer.messages.ts.
import type { LanguageTexts } from '#messages';
import type { chatDrawerMessages } from '#lists/chats/chat-drawer.messages.ts';

export const chatDrawerTexts: LanguageTexts<typeof chatDrawerMessages> = () => ({
  rules: '規則',
  schedules: '定時',
  sends: '最近的群發',
  noRules: '沒有規則或對話用到它。',
  noSchedules: '沒有定時任務或提醒發到這裡。',
  tagsText: '僅在控制台可見，機器人重新整理名單後仍會保留。',
  tagsPlaceholder: '選擇或新建標籤',
  tooMany: ({ most }) => `最多 ${most} 個標籤`,
  tooLong: ({ most }) => `標籤不能超過 ${most} 個字`,
});
