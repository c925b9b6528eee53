// Written by `npm run zh-tw` from features/shell/shell-notices/shell-notices.messages.ts.
import type { LanguageTexts } from '#messages';
import type { shellNoticesMessages } from '#features/shell/shell-notices/shell-notices.messages.ts';

export const shellNoticesTexts: LanguageTexts<typeof shellNoticesMessages> = () => ({
  offline: '網路已斷開。可以繼續看和寫，連上之前儲存不了。',
  slow: '網路很慢，內容會晚一點到。',
  updated: '控制台已升級。重新載入即可使用新版，沒有儲存的內容會留著。',
  reload: '重新載入',
  later: '稍後',
});
