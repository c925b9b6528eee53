// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { providerMessages } from '#messages/provider.messages.ts';

export const providerTexts: LanguageTexts<typeof providerMessages> = () => ({
  close: '關閉',
  missingParameter: '缺少必填參數',
  sessionTitle: '重新登入',
  sessionText: '您已登出，請重新登入',
  sessionConfirm: '重新登入',
  panelFailed: '這裡沒能顯示',
  panelFailedText: '頁面其餘部分照常可用。',
  reloadPanel: '重新載入這一塊',
  dialogFailed: '沒能開啟。請檢查網路後再試；系統剛升級過的話，重新載入頁面就好。',
});
