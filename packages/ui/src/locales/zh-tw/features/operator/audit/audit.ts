// Written by `npm run zh-tw` from features/operator/audit/audit.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorAuditMessages } from '#features/operator/audit/audit.messages.ts';

export const operatorAuditTexts: LanguageTexts<typeof operatorAuditMessages> = () => ({
  loading: '審計記錄載入中',
  search: '搜尋電子郵件',
  kind: '類別',
  allKinds: '全部類別',
  account: '帳號',
  server: '伺服器',
  emptyTitle: '沒有審計記錄',
  emptyText: '換一個詞或類別再看看。記錄保留 AUDIT_DAYS 天。',
  showAll: '查看全部',
});
