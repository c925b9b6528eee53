import { defineMessages } from '#messages';

/** The texts of the callback events. */
export const callbackEventScreenMessages = defineMessages(
  'callback-event-screen',
  () => ({
    title: '回调事件',
    explanation: '触发关键词后请求一个地址，用它的回答回复。从上到下，第一条符合的生效。',
    add: '添加回调事件',
    search: '搜关键词或地址',
    emptyTitle: '还没有回调事件',
    emptyText: '把订单查询、报名登记这类问题交给自己的服务，机器人负责转达。',
    builtIn: '内置事件',
    custom: '请求',
    timeout: ({ seconds }: { readonly seconds: number }) => `最多等 ${seconds} 秒`,
  }),
  () => ({
    title: 'Callback events',
    explanation:
      'Keywords send a request to your address and reply with its answer. Rules are tried from top to bottom; the first match wins.',
    add: 'Add a callback event',
    search: 'Search keywords or addresses',
    emptyTitle: 'No callback events yet',
    emptyText: 'Let your own service handle orders or sign-ups; the robot passes the messages on.',
    builtIn: 'Built-in event',
    custom: 'Asks',
    timeout: ({ seconds }) => `waits ${seconds} s at most`,
  }),
);
