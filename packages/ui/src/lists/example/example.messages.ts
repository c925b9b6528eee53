import { defineMessages } from '#messages';

/** What the examples in empty lists are made of. */
export const exampleMessages = defineMessages(
  'list-example',
  () => ({
    title: '示例',
    hours: '营业时间',
    hoursAnswer: '每天 9:00–21:00',
    quote: '名言',
    orders: '查订单',
    price: '价格',
    priceAnswer: '39 元一本',
    joining: '想进群',
    welcome: '欢迎，请先看看群公告。',
    room: '青禾读书会',
    team: '店务群',
    friend: '林知远',
    weekend: '周末共读活动',
    role: '耐心的客服',
    roleText: '语气耐心，回答不超过三句。',
  }),
  () => ({
    title: 'Example',
    hours: 'opening hours',
    hoursAnswer: 'Every day from 9 to 21',
    quote: 'quote',
    orders: 'my order',
    price: 'price',
    priceAnswer: '39 a book',
    joining: 'join the club',
    welcome: 'Welcome! Please read the notice of the group first.',
    room: 'Book club',
    team: 'Staff',
    friend: 'Lin',
    weekend: 'Weekend reading',
    role: 'Patient support',
    roleText: 'Answer patiently, in three sentences at most.',
  }),
);

/** The words and names that an example is made of. */
export type ExampleTexts = ReturnType<(typeof exampleMessages)['texts']['en']>;
