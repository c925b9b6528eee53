import type { Order } from '@chatdeck/sdk';
import type { Text } from '@chatdeck/sdk/constants';
import type { Page } from './page';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** What the payer's phone shows when there is nothing to pay. */
export const PAY_TEXT = {
  unknown: {
    state: 'failed',
    title: text('支付链接无效', 'This payment link is not valid'),
    text: text('请在浏览器里重新下单。', 'Order again in the browser.'),
  },
  paid: {
    state: 'done',
    title: text('支付成功', 'Paid'),
    text: text('会员已开通，请回到浏览器。', 'The membership is yours; go back to the browser.'),
  },
  expired: {
    state: 'failed',
    title: text('订单已过期', 'This order has expired'),
    text: text('请在浏览器里重新下单。', 'Order again in the browser.'),
  },
  cancelled: {
    state: 'stopped',
    title: text('订单已取消', 'This order was cancelled'),
    text: text('没有扣款。', 'Nothing was charged.'),
  },
} as const satisfies Record<string, Page>;

const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`;

/** The question to the payer. */
export const payQuestion = ({ id, price }: Pick<Order, 'id' | 'price'>, kind: Text) => ({
  title: text(`支付 ${yuan(price)}？`, `Pay ${yuan(price)}?`),
  text: text('付款后会员立即开通。', 'The membership starts as soon as you pay.'),
  facts: [
    {
      label: text('商品', 'For'),
      value: text(`Chatdeck ${kind['zh-CN']}`, `Chatdeck membership, ${kind.en}`),
    },
    { label: text('订单号', 'Order'), value: text(id, id) },
  ],
  yes: text('支付', 'Pay'),
  no: text('取消', 'Cancel'),
});
