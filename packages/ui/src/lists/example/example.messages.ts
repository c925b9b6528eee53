import { defineMessages } from '#messages';

/** What the examples in empty lists are made of. */
export const exampleMessages = defineMessages(
  'list-example',
  () => ({
    title: '示例',
    hours: '营业时间',
    whenOpen: '几点开门',
    hoursAnswer: '每天 9:00–21:00，周一也营业',
    quote: '名言',
    orders: '查订单',
    files: '资料',
    price: '价格',
    priceAnswer: '会员价 39 元一本',
    room: '青禾读书会',
    otherRoom: '青禾读书会二群',
    team: '店务群',
    friend: '林知远',
    weekend: '周末共读活动',
    news: '科技新闻 5 条',
    service: '客服',
    role: '耐心的客服',
    roleText: '你是书店的客服，语气耐心，回答不超过三句；不知道的请对方联系店长。',
  }),
  () => ({
    title: 'Example',
    hours: 'opening hours',
    whenOpen: 'when do you open',
    hoursAnswer: 'Every day from 9 to 21, Mondays too',
    quote: 'quote',
    orders: 'my order',
    files: 'files',
    price: 'price',
    priceAnswer: 'For members: 39 a book',
    room: 'Book club',
    otherRoom: 'Book club 2',
    team: 'Staff',
    friend: 'Lin',
    weekend: 'Weekend reading',
    news: 'Technology news, 5 items',
    service: 'Support',
    role: 'Patient support',
    roleText:
      'You answer for a book shop, patiently and in three sentences at most. What you do not know, the manager does.',
  }),
);

/** The words and names that an example is made of. */
export type ExampleTexts = ReturnType<(typeof exampleMessages)['texts']['en']>;
