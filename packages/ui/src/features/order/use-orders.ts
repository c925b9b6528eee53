import { useChatdeck } from '#context/chatdeck-context.ts';
import { useLive } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { orderApi } from '#store/order.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { userApi } from '#store/user.api.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { membershipOf, type Membership } from './order.model';

/** Orders per page. */
export const ORDERS_PAGE = 10;

const NO_MEMBERSHIP: Membership = { kind: 'none' };

/** A page of the account's orders, the newest first, and the ways to pay for one and to buy. */
export function useOrders({ page = 1, pageSize = ORDERS_PAGE }: ListQuery = {}) {
  const { navigate } = useChatdeck();
  useLive();
  const { data: user } = userApi.useUserQuery();
  const query = orderApi.useOrdersQuery({ current: page, pageSize });
  return {
    list: toLoadedRows(query, pageSize),
    /** The membership of the account, also one that an operator granted; none until it is known. */
    membership: user === undefined ? NO_MEMBERSHIP : membershipOf(user),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
    /** Asks the host to show the payment of an order. */
    pay: (id: string) => navigate({ to: 'member.pay', query: { order: id } }),
    /** Asks the host to show what can be bought. */
    buy: () => navigate({ to: 'member.main' }),
  };
}
