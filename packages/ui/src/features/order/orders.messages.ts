import { defineMessages } from '#messages';

interface Offer {
  readonly plan: string;
  readonly price: string;
  readonly percent: number;
}

/** The texts of the top-up records. */
export const ordersMessages = defineMessages(
  'orders-screen',
  ({ number }) => ({
    title: '充值记录',
    description: '这个账号买过的会员，最新的在最前面。',
    loading: '充值记录加载中',
    list: '充值记录',
    counted: (count: number) => `${number(count)} 笔订单`,
    orderOf: ({ id }: { id: string }) => `订单 ${id}`,
    plan: '会员',
    price: '金额',
    state: '状态',
    created: '下单时间',
    payBefore: ({ time }: { time: string }) => `请在 ${time} 前付款`,
    notInTime: '超时未付款，没有扣款',
    notCharged: '没有扣款',
    actions: '操作',
    pay: '去支付',
    payOrder: ({ id }: { id: string }) => `去支付订单 ${id}`,
    buy: '开通会员',
    renew: '续费',
    toMembership: '我的会员',
    emptyTitle: '还没有充值记录',
    emptyText: '开通会员后，每一笔订单都会列在这里。',
    offer: ({ plan, price, percent }: Offer) =>
      `${plan} ${price}，比按月购买省 ${number(percent)}%。`,
    emptyMemberText: '你的会员不是在这里购买的，所以没有订单。',
    yours: '你的会员可以用',
    until: ({ time }: { time: string }) => `有效期至 ${time}`,
    forever: '永久有效',
  }),
  ({ number, plural }) => ({
    title: 'Billing history',
    description: 'Memberships bought with this account, newest first.',
    loading: 'Loading the records',
    list: 'Billing history',
    counted: (count) => `${number(count)} ${plural(count, { one: 'order', other: 'orders' })}`,
    orderOf: ({ id }) => `Order ${id}`,
    plan: 'Membership',
    price: 'Amount',
    state: 'State',
    created: 'Ordered',
    payBefore: ({ time }) => `Pay before ${time}`,
    notInTime: 'Not paid in time; nothing was charged',
    notCharged: 'Nothing was charged',
    actions: 'Actions',
    pay: 'Pay',
    payOrder: ({ id }) => `Pay order ${id}`,
    buy: 'See membership',
    renew: 'Renew',
    toMembership: 'Your membership',
    emptyTitle: 'No records yet',
    emptyText: 'Your membership orders will be listed here, with what was paid and when.',
    offer: ({ plan, price, percent }) =>
      ` ${plan}: ${price}, which saves ${number(percent)}% beside paying by the month.`,
    yours: 'What your membership includes',
    until: ({ time }) => `Until ${time}`,
    forever: 'For good',
    emptyMemberText: 'Your membership was not bought here, so there is no order for it.',
  }),
);
