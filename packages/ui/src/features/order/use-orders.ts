import { useChatdeck } from '#context/chatdeck-context.ts';
import { orderApi } from '#store/order.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { usePagedSearch } from '#lists';

const PAGE_SIZE = 10;

/** The account's orders, a page at a time. */
export function useOrders() {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE);
  const { current, pageSize } = search.query;
  return {
    list: toLoadedRows(orderApi.useOrdersQuery({ current, pageSize }), PAGE_SIZE),
    search,
    onPay: (id: string) => navigate({ to: 'member.pay', query: { order: id } }),
    onBuy: () => navigate({ to: 'member.main' }),
  };
}
