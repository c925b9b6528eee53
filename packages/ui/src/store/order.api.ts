import type { OrderQuery } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Buying a membership. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query({
      queryFn: call('order', (order, _: void, options) => order.plans(options)),
    }),
    createOrder: build.mutation({
      queryFn: call('order', (order, kind: MembershipKind, options) => order.create(kind, options)),
    }),
    order: build.query({
      queryFn: call('order', (order, id: string, options) => order.status(id, options)),
    }),
    orders: build.query({
      queryFn: call('order', (order, query: OrderQuery, options) => order.list(query, options)),
    }),
  }),
});
