// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { copyMessages } from '#primitives/copy-field/copy.messages.ts';

export const copyTexts: LanguageTexts<typeof copyMessages> = () => ({
  showValue: ({ label }) => `顯示${label}`,
  hideValue: ({ label }) => `隱藏${label}`,
  copyValue: ({ label }) => `複製${label}`,
  copied: '已複製',
  notCopied: '瀏覽器禁止複製，請手動選取複製',
  requestId: '請求號',
});
