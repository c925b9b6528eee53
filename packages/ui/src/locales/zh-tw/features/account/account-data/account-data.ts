// Written by `npm run zh-tw` from features/account/account-data/account-data.messages.ts.
import type { LanguageTexts } from '#messages';
import type { accountDataMessages } from '#features/account/account-data/account-data.messages.ts';

export const accountDataTexts: LanguageTexts<typeof accountDataMessages> = () => ({
  title: '資料與帳號',
  exportTitle: '匯出我的資料',
  exportText:
    '把所有記錄和上傳的檔案打包成一個 ZIP 下載。密碼和連線金鑰不在裡面；你填進配置的其他服務金鑰在，請妥善保管。',
  export: '匯出資料',
  exporting: '正在準備',
  exported: '下載已開始。沒有動靜的話，再點一次。',
  exportFailed: '沒有匯出，請稍後再試。',

  deleteTitle: '刪除帳號',
  deleteText: (days) => `帳號立即停用，${days} 天後刪除所有資料。這期間可以隨時保留帳號。`,
  delete: '刪除帳號',
  dialogText: '刪除後會這樣：',
  robotStops: '機器人馬上斷開，定時任務、自動回覆、沒發完的群發都停止；其他裝置登出。',
  grace: (days) => `${days} 天內登入，可以看到刪除日期，點「保留帳號」就恢復原樣。`,
  gone: (days) =>
    `${days} 天後，所有記錄、訊息記錄和檔案都被刪除，無法恢復；會員剩餘的時間也沒有了，不退款。`,
  orders: '只保留已付款訂單的金額和時間，法律要求保留，不含個人資訊。',
  exportFirst: '想留一份，先匯出資料。',
  password: '目前密碼',
  code: '驗證碼或恢復碼',
  codeHelp: '驗證器應用程式裡的 6 位數字，或一個沒用過的恢復碼',

  closingTitle: '帳號正在刪除',
  closing: '機器人已斷開，什麼都不會傳送。刪除日期：',
  closingText: '到了這一天，所有資料和檔案會被刪除，無法恢復。在那之前，資料原樣保留。',
  keep: '保留帳號',
  kept: '帳號已保留，請重啟機器人',
  logOut: '登出',
});
