import type { Order } from '@chatdeck/sdk';
import { Crown, ReceiptText } from 'lucide-react';
import { ListCard, type PagedSearch } from '#lists';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import type { ListState } from '#store/list-state.ts';
import { OrderTable } from './order-table';
import { ordersMessages } from './orders.messages';

interface Props {
  readonly list: ListState<Order>;
  readonly search: PagedSearch;
  readonly onPay: (id: string) => void;
  readonly onBuy: () => void;
}

/** The orders with their pages. */
export function OrdersView({ list, search, onPay, onBuy }: Props) {
  const t = useMessages(ordersMessages);
  const buy = (
    <Button icon={Crown} onPress={onBuy}>
      {t.buy}
    </Button>
  );
  const isEmpty = list.status === 'ready' && list.count === 0;
  return (
    <Page title={t.title} description={t.description} actions={isEmpty ? undefined : buy}>
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        empty={
          <EmptyState icon={ReceiptText} title={t.emptyTitle} actions={buy}>
            {t.emptyText}
          </EmptyState>
        }
      >
        {({ rows, isRefreshing }) => (
          <OrderTable rows={rows} isRefreshing={isRefreshing} onPay={onPay} />
        )}
      </ListCard>
    </Page>
  );
}
