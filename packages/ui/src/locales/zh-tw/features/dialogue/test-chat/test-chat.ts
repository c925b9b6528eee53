// Written by `npm run zh-tw` from features/dialogue/test-chat/test-chat.messages.ts.
import type { LanguageTexts } from '#messages';
import type { testChatMessages } from '#features/dialogue/test-chat/test-chat.messages.ts';

export const testChatTexts: LanguageTexts<typeof testChatMessages> = () => ({
  open: ({ label }) => `和${label}試聊`,
  title: ({ label }) => `和「${label}」試聊`,
  description: '由伺服器用已儲存的設定去問，每句單獨問一次，不發給任何好友或群，也不計入回答次數。',
  question: '問一句',
  placeholder: '例如 今天營業到幾點？',
  ask: '提問',
  log: '試聊記錄',
});
