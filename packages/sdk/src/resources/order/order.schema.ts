import * as z from 'zod/mini';
import { oneOf } from '../../core/check';
import { MEMBERSHIP_KINDS } from '../member/member.constants';
import { CURRENCY, ORDER_STATES } from './order.constants';

const kind = oneOf(MEMBERSHIP_KINDS);

/** A membership that can be bought. */
export const planSchema = z.object({
  kind,
  /** In cents. */
  price: z.int(),
  currency: z.literal(CURRENCY),
  /** How long it lasts, in calendar months; null for a lifetime. */
  months: z.nullable(z.int()),
});
/** A membership that can be bought. */
export type Plan = z.output<typeof planSchema>;

/** An order of a membership; times are ISO 8601. */
export const orderSchema = z.object({
  id: z.string(),
  kind,
  /** In cents, at the time of the order. */
  price: z.int(),
  currency: z.literal(CURRENCY),
  state: oneOf(ORDER_STATES),
  /** The address to show as a QR code to the payer's phone. */
  payUrl: z.string(),
  createdAt: z.string(),
  /** Until when the order can be paid. */
  expiresAt: z.string(),
  paidAt: z.nullable(z.string()),
});
/** An order of a membership. */
export type Order = z.output<typeof orderSchema>;

/** The input of an order; the server sets the price. */
export const orderRequestSchema = z.object({ kind });
