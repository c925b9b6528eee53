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
    noneTitle: '没有符合的记录',
    noneText: '换一个词或类别再看看。',
    emptyTitle: '还没有审计记录',
    emptyText: '每一次改动都会记在这里，保留 AUDIT_DAYS 天；设为 0 就不记录。',
    showAll: '查看全部',
  }),
  () => ({
    loading: 'Loading the audit trail',
    search: 'E-mail',
    kind: 'Kind',
    allKinds: 'Everything',
    account: 'Account',
    server: 'The server',
    noneTitle: 'No entries found',
    noneText: 'Try another word or kind.',
    emptyTitle: 'No entries yet',
    emptyText: 'Each change has an entry here, kept for AUDIT_DAYS; with 0 none is written.',
    showAll: 'Show everything',
  }),
);
