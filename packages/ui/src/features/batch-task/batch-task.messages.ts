import { defineMessages } from '#messages';

/** The texts of news for many targets. */
export const moreNewsMessages = defineMessages(
  'more-news',
  () => ({
    title: '群发新闻',
    explanation: '按时把一类新闻发给多个或全部群、好友。时间按 Asia/Shanghai。',
    add: '添加群发新闻',
    edit: '编辑群发新闻',
    search: '搜任务',
    emptyTitle: '还没有群发新闻',
    emptyText: '例如每天早上八点把科技新闻发给除内部群以外的所有群。',
    removeText: '删除后到时间不再发送。',
    hint: '到点取最新的新闻，逐个发出',
  }),
  () => ({
    title: 'News broadcasts',
    explanation: 'Sends news to many or all groups or friends. Times are in Asia/Shanghai.',
    add: 'Add a news broadcast',
    edit: 'Edit a news broadcast',
    search: 'Search tasks',
    emptyTitle: 'No news broadcasts yet',
    emptyText: 'For example, technology news every morning to all groups except your own team.',
    removeText: 'It is no longer sent.',
    hint: 'The latest news goes out to one chat after another',
  }),
);

/** The texts of materials for many targets. */
export const moreMaterialMessages = defineMessages(
  'more-material',
  () => ({
    title: '群发素材',
    explanation: '按时把素材发给多个或全部群、好友。时间按 Asia/Shanghai。',
    add: '添加群发素材',
    edit: '编辑群发素材',
    search: '搜任务',
    emptyTitle: '还没有群发素材',
    emptyText: '例如每周五晚上把周末活动发给全部群。',
    removeText: '删除后到时间不再发送。',
    hint: '到点按顺序发出下面的素材',
    contents: '发送内容',
    sends: '发送',
  }),
  () => ({
    title: 'Material broadcasts',
    explanation: 'Sends materials to many or all groups or friends. Times are in Asia/Shanghai.',
    add: 'Add a material broadcast',
    edit: 'Edit a material broadcast',
    search: 'Search tasks',
    emptyTitle: 'No material broadcasts yet',
    emptyText: 'For example, weekend events to all groups every Friday evening.',
    removeText: 'It is no longer sent.',
    hint: 'Sent in this order at the scheduled time',
    contents: 'What is sent',
    sends: 'Sends',
  }),
);

/** The texts of scheduled custom content. */
export const customContentMessages = defineMessages(
  'custom-content',
  () => ({
    title: '自定义内容',
    explanation: '按时从自己的内容频道里依次取一条，发给群或好友。时间按 Asia/Shanghai。',
    add: '添加自定义内容',
    edit: '编辑自定义内容',
    search: '搜任务',
    emptyTitle: '还没有自定义内容任务',
    emptyText: '选一个内容频道和发送时间，每次发出下一条。',
    removeText: '删除后到时间不再发送。',
    hint: '到点发出频道里的下一条',
    channel: '内容频道',
    channelPlaceholder: '选择频道',
    noChannel: '还没有内容频道，先在页面下方添加一个',
    says: ({ channel }: { readonly channel: string }) => `「${channel}」的下一条`,
    deletedChannel: '已删除的频道',
    deletedHint: '这个任务的内容频道已经删除，到时间什么也不会发。请另选一个频道，或删除任务。',
  }),
  () => ({
    title: 'Custom content',
    explanation:
      'Sends the next item from one of your channels to groups or friends. Times are in Asia/Shanghai.',
    add: 'Add custom content',
    edit: 'Edit custom content',
    search: 'Search tasks',
    emptyTitle: 'No custom content scheduled yet',
    emptyText: 'Choose a channel and a time; each time the next item is sent.',
    removeText: 'It is no longer sent.',
    hint: 'Sends the next item of the channel at the scheduled time',
    channel: 'Channel',
    channelPlaceholder: 'Choose a channel',
    noChannel: 'There is no channel yet; add one at the bottom of the page first',
    says: ({ channel }) => `The next of "${channel}"`,
    deletedChannel: 'Deleted channel',
    deletedHint:
      'The channel of this task was deleted, so nothing will be sent. Choose another channel, or delete the task.',
  }),
);

/** The texts of custom content channels. */
export const channelMessages = defineMessages(
  'own-channel',
  ({ number }) => ({
    title: '内容频道',
    explanation: '一个频道是一组内容，定时任务每次取下一条，发完从头再来。',
    add: '添加频道',
    edit: '编辑频道',
    search: '搜频道',
    emptyTitle: '先建一个内容频道',
    emptyText: '例如「每日一句」：先写好三十句，再定时每天发一句。',
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
      'A channel is a list of items. Each run of a task sends the next one and starts over after the last.',
    add: 'Add a channel',
    edit: 'Edit a channel',
    search: 'Search channels',
    emptyTitle: 'Start with a channel',
    emptyText: 'For example, a quote a day: write thirty, then have one of them sent each day.',
    removeText: 'Tasks that use it will have nothing to send.',
    hint: 'Sends the next item each time and starts over after the last',
    name: 'Name',
    sends: 'Sends in turn',
    items: 'Items, in sending order',
    count: ({ count }) => `${number(count)} ${plural(count, { one: 'item', other: 'items' })}`,
  }),
);
