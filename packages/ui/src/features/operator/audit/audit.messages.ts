import { defineMessages } from '#messages';

export const operatorAuditMessages = defineMessages(
  'operator-audit',
  () => ({
    loading: '审计记录加载中',
    search: '搜索邮箱',
    kind: '类别',
    allKinds: '全部类别',
    account: '账号',
    server: '服务器',
    emptyTitle: '没有审计记录',
    emptyText: '换一个词或类别再看看。记录保留 AUDIT_DAYS 天。',
    showAll: '查看全部',
  }),
  () => ({
    loading: 'Loading the audit trail',
    search: 'E-mail',
    kind: 'Kind',
    allKinds: 'Everything',
    account: 'Account',
    server: 'The server',
    emptyTitle: 'No entries',
    emptyText: 'Try another word or kind. Entries are kept for AUDIT_DAYS.',
    showAll: 'Show everything',
  }),
);
