import type { OrderQuery } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Buying a membership. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query({
      queryFn: call('orders', (orders, _: void, options) => orders.plans(options)),
    }),
    createOrder: build.mutation({
      queryFn: call('orders', (orders, kind: MembershipKind, options) =>
        orders.create(kind, options),
      ),
    }),
    order: build.query({
      queryFn: call('orders', (orders, id: string, options) => orders.status(id, options)),
    }),
    orders: build.query({
      queryFn: call('orders', (orders, query: OrderQuery, options) => orders.list(query, options)),
    }),
  }),
});
