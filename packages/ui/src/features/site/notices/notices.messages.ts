import { defineMessages } from '#messages';

export const noticesMessages = defineMessages(
  'notices',
  ({ number }) => ({
    open: '通知',
    openNew: ({ count }: { count: number }) => `通知，${number(count)} 条新的`,
    title: '通知',
    fromOperator: '公告',
    releases: '更新内容',
    loading: '通知加载中',
    empty: '还没有通知',
    emptyText: '账号和机器人的重要变化会出现在这里。',
  }),
  ({ number }) => ({
    open: 'Notices',
    openNew: ({ count }) => `Notices, ${number(count)} new`,
    title: 'Notices',
    fromOperator: 'From the operator',
    releases: 'What is new',
    loading: 'Loading notices',
    empty: 'No notices yet',
    emptyText: 'Important changes to your account and robot appear here.',
  }),
);
