// Written by `npm run zh-tw` from features/operator/backups/backups.messages.ts.
import type { LanguageTexts } from '#messages';
import type { backupsMessages } from '#features/operator/backups/backups.messages.ts';

export const backupsTexts: LanguageTexts<typeof backupsMessages> = (wording) => ({
  list: '備份',
  loading: '備份載入中',
  name: '檔案',
  made: '完成時間',
  kind: '來源',
  scheduled: '定時',
  byHand: '手動',
  make: '立即備份',
  making: '正在備份，大的資料庫需要幾分鐘',
  begun: '備份已開始',
  failed: '上一次手動備份失敗了，原因在伺服器的日誌裡。',
  everyHours: ({ hours, keep }) =>
    `每 ${wording.number(hours)} 小時備份一次，保留最近 ${keep} 份。`,
  noSchedule: '沒有定時備份。設定 BACKUP_EVERY，例如 1d，就會每天備份。',
  folder: ({ host, folder }) => `檔案在伺服器 ${host} 的 ${folder}`,
  emptyTitle: '還沒有備份',
  emptyText: '備份包含每一行資料和每一個檔案，恢復用命令列的 restore。',
});
