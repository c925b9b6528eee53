import type { OrderQuery } from '@chatdeck/sdk';
import { CODE, type MembershipKind } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Buying a membership. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query({
      queryFn: call((_: void) => (client, options) => client.order.plans(options)),
    }),
    /** The same on a public page, which shows what it has without them. */
    offer: build.query({
      queryFn: call((_: void) => (client, options) => client.order.plans(options), 'all'),
    }),
    createOrder: build.mutation({
      queryFn: call(
        (kind: MembershipKind) => (client, options) => client.order.create(kind, options),
      ),
      invalidatesTags: ['order'],
    }),
    order: build.query({
      queryFn: call(
        (id: string) => (client, options) => client.order.status(id, options),
        [CODE.notFound],
      ),
    }),
    orders: build.query({
      queryFn: call((query: OrderQuery) => (client, options) => client.order.list(query, options)),
      providesTags: ['order'],
    }),
  }),
});
