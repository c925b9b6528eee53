// Written by `npm run zh-tw` from features/order/orders.messages.ts.
import type { LanguageTexts } from '#messages';
import type { ordersMessages } from '#features/order/orders.messages.ts';

export const ordersTexts: LanguageTexts<typeof ordersMessages> = ({ number }) => ({
  title: '儲值記錄',
  description: '這個帳號買過的會員，最新的在最前面。',
  loading: '儲值記錄載入中',
  list: '儲值記錄',
  counted: (count) => `${number(count)} 筆訂單`,
  orderOf: ({ id }) => `訂單 ${id}`,
  plan: '會員',
  price: '金額',
  state: '狀態',
  created: '下單時間',
  payBefore: ({ time }) => `請在 ${time} 前付款`,
  notInTime: '超時未付款，沒有扣款',
  notCharged: '沒有扣款',
  pay: '去付款',
  payOrder: ({ id }) => `去付款訂單 ${id}`,
  buy: '開通會員',
  renew: '續費',
  toMembership: '我的會員',
  emptyTitle: '還沒有儲值記錄',
  emptyText: '開通會員後，每一筆訂單都會列在這裡。',
  offer: ({ plan, price, percent }) => `${plan} ${price}，比按月購買省 ${number(percent)}%。`,
  emptyMemberText: '你的會員不是在這裡購買的，所以沒有訂單。',
  yours: '你的會員可以用',
  until: ({ time }) => `有效期至 ${time}`,
});
