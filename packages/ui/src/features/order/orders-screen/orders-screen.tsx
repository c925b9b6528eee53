import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { OrdersView } from './orders-screen.view';
import { useOrders } from './use-orders';

/** The orders of the account, and the way to pay for one that waits. */
export function OrdersScreen() {
  return (
    <PanelBoundary>
      <Screen />
    </PanelBoundary>
  );
}

function Screen() {
  return <OrdersView {...useOrders()} />;
}
