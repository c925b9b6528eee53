import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { MembershipKind } from '../member/member.constants';
import { orderEndpoints as calls } from './order.endpoints';

/** Which page of the orders. */
export type OrderQuery = RequestOf<typeof calls.list>;

/** Buying a membership. */
export const orderResource = ({ call }: Connection) => ({
  /** The memberships for sale, `{ list }` of `{ kind, price, currency, months }`; prices in cents. */
  plans: (options?: CallOptions) => call(calls.plans, {}, options),
  /**
   * Orders a membership and returns the order with the address to show as a QR code. 30003 before the account is
   * activated, 10002 for a lifetime member, 10004 for a kind that is not sold, 50001 when no payment gateway is
   * configured.
   */
  create: (kind: MembershipKind, options?: CallOptions) => call(calls.create, { kind }, options),
  /** The current state of an order; poll about every second while it is pending. */
  status: (id: string, options?: CallOptions) => call(calls.status, { id }, options),
  /** One page of the account's orders, `{ count, list }`. */
  list: (query: OrderQuery = {}, options?: CallOptions) => call(calls.list, query, options),
});
