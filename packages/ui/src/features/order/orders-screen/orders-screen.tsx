import { Crown, ReceiptText } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListCard } from '#lists';
import { OrderTable } from './order-table';
import { ordersMessages } from './orders.messages';
import { useOrders } from './use-orders';

/** The orders of the account, with links to pay for pending ones. */
export const OrdersScreen = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(ordersMessages);
  const { list, search, onPay, onBuy } = useOrders();
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
