import type { PastOrder } from '../resources/order/order.repository';

const DAY_MS = 86_400_000;

/** What the demo account bought until now (in ms), oldest first: a month, a quarter that it left unpaid, a lifetime. */
export const demoOrders = (now: number): PastOrder[] => [
  { kind: 'mvip', at: new Date(now - 62 * DAY_MS), isPaid: true },
  { kind: 'qvip', at: new Date(now - 31 * DAY_MS), isPaid: false },
  { kind: 'avip', at: new Date(now - 30 * DAY_MS), isPaid: true },
];
