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
  noneTitle: '沒有符合的記錄',
  noneText: '換一個詞或類別再看看。',
  emptyTitle: '還沒有審計記錄',
  emptyText: '每一次改動都會記在這裡，保留 AUDIT_DAYS 天；設為 0 就不記錄。',
});
