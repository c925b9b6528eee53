import { defineMessages } from '#messages';

/** The texts of custom content channels. */
export const channelMessages = defineMessages(
  'own-channel',
  ({ number }) => ({
    title: '内容频道',
    explanation: '一个频道是一组内容，定时任务每次取下一条，发完从头再来。',
    add: '添加频道',
    edit: '编辑频道',
    search: '搜频道',
    emptyTitle: '还没有内容频道',
    emptyText: '例如「每日一句」：先写好三十句，再让上面的任务每天发一句。',
    removeText: '用到这个频道的任务到时间没有内容可发。',
    hint: '每次发出下一条，发完从头再来',
    name: '频道名称',
    sends: '依次发送',
    items: '内容，按发送顺序',
    count: ({ count }: { readonly count: number }) => `${number(count)} 条`,
  }),
  ({ number, plural }) => ({
    title: 'Channels',
    explanation:
      'A channel is a list of contents. A task sends the next one each time, and begins again after the last.',
    add: 'Add a channel',
    edit: 'Edit a channel',
    search: 'Search channels',
    emptyTitle: 'No channels yet',
    emptyText: 'Such as a saying a day: write thirty, and let a task above send one each day.',
    removeText: 'Tasks that use it have nothing to send.',
    hint: 'The next one is sent each time; after the last it begins again',
    name: 'Name',
    sends: 'Sends in turn',
    items: 'Contents, in the order in which they are sent',
    count: ({ count }) => `${number(count)} ${plural(count, { one: 'item', other: 'items' })}`,
  }),
);
