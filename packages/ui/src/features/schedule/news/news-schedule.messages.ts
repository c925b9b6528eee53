import { defineMessages } from '#messages';

interface News {
  readonly channel: string;
  readonly count: number;
}

/** The texts of news on a schedule. */
export const newsScheduleMessages = defineMessages(
  'news-schedule',
  () => ({
    title: '定时新闻',
    explanation: '按时把一类新闻发到群或好友。时间按 Asia/Shanghai。',
    add: '添加定时新闻',
    edit: '编辑定时新闻',
    search: '搜群名、昵称或内容',
    emptyTitle: '还没有定时新闻',
    emptyText: '到点把一类新闻的最新几条发出去。例如每天早上发到读书会群。',
    hint: '到点取最新的新闻发出',
    channel: '新闻类别',
    channelPlaceholder: '选择一类新闻',
    count: '条数',
    countUnit: '条',
    says: ({ channel, count }: News) => `${channel} ${count} 条`,
  }),
  () => ({
    title: 'News',
    explanation: 'Sends news of a category to groups or friends. Times are in Asia/Shanghai.',
    add: 'Add news',
    edit: 'Edit news',
    search: 'Search groups, friends or contents',
    emptyTitle: 'No news on a schedule yet',
    emptyText:
      'The latest news of a category, put together in one message. For example: five of technology to the reading group, each weekday at nine.',
    hint: 'Sends the latest news at the scheduled time',
    channel: 'Category',
    channelPlaceholder: 'Choose a category',
    count: 'How many',
    countUnit: 'items',
    says: ({ channel, count }) => `${channel}, ${count} items`,
  }),
);
