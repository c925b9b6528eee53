// Written by `npm run zh-tw` from features/operator/operator.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorMessages } from '#features/operator/operator.messages.ts';

export const operatorTexts: LanguageTexts<typeof operatorMessages> = () => ({
  title: '運營管理',
  description: '管理這台伺服器上的帳號、價格和邀請碼，查看執行狀況。每一次改動都記在審計裡。',
  sections: '運營管理的欄目',
  accounts: '帳號',
  plans: '會員價格',
  invites: '邀請碼',
  feedback: '意見回饋',
  now: '執行狀況',
  backups: '備份',
  audit: '審計',
  settings: '設定',
  warnings: (count) => `這台伺服器有 ${count} 處設定需要處理`,
  refusedTitle: '只有運營者能使用這一頁',
  refusedText: '運營者由伺服器的命令列設定：npm run admin -- user operator 電子郵件',
  factorTitle: '請先開啟兩步驗證',
  factorText: '運營者從其他機器使用這一頁時，需要兩步驗證。開啟之後重新開啟這一頁。',
  toAccount: '去個人中心開啟',
});
