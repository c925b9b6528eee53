import type { Text } from '@chatdeck/sdk/constants';
import type { Page } from './page';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** What the payer's phone shows when there is nothing to pay. */
export const PAY_TEXT = {
  unknown: {
    title: text('支付链接无效', 'This payment link is not valid'),
    text: text('请在浏览器里重新下单。', 'Order again in the browser.'),
  },
  paid: {
    title: text('支付成功', 'Paid'),
    text: text('会员已开通，请回到浏览器。', 'The membership is yours; go back to the browser.'),
  },
  expired: {
    title: text('订单已过期', 'This order has expired'),
    text: text('请在浏览器里重新下单。', 'Order again in the browser.'),
  },
  cancelled: {
    title: text('订单已取消', 'This order was cancelled'),
    text: text('没有扣款。', 'Nothing was charged.'),
  },
} as const satisfies Record<string, Page>;

const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`;

/** The question to the payer. */
export const payQuestion = (kind: Text, price: number) => ({
  title: text(`支付 ${yuan(price)}？`, `Pay ${yuan(price)}?`),
  text: text(`商品：Chatdeck ${kind['zh-CN']}`, `For: Chatdeck membership, ${kind.en}`),
  yes: text('支付', 'Pay'),
  no: text('取消', 'Cancel'),
});
