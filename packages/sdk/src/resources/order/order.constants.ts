import { choice } from '../../core/choice';

/** The state of an order. */
export const ORDER_STATE = {
  pending: 'pending',
  paid: 'paid',
  /** Not paid in time. */
  expired: 'expired',
  /** The payer cancelled, or the gateway closed it. */
  cancelled: 'cancelled',
} as const;
/** One of the states of an order. */
export type OrderState = (typeof ORDER_STATE)[keyof typeof ORDER_STATE];

/** The states of an order with their labels. */
export const ORDER_STATES = [
  choice(ORDER_STATE.pending, '待支付', 'Waiting for payment'),
  choice(ORDER_STATE.paid, '已支付', 'Paid'),
  choice(ORDER_STATE.expired, '已过期', 'Expired'),
  choice(ORDER_STATE.cancelled, '已取消', 'Cancelled'),
] as const;

/** Prices are whole cents of this currency. */
export const CURRENCY = 'CNY';
