import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { PaymentView } from './payment-screen.view';
import { usePayment } from './use-payment';

export interface PaymentScreenProps {
  /** The id of the order, as `query.order` of the intent `member.pay` gave it; empty without one. */
  readonly orderId: string;
}

/** The code to pay an order with, and what became of it. */
export function PaymentScreen({ orderId }: PaymentScreenProps) {
  return (
    <PanelBoundary>
      <Screen key={orderId} orderId={orderId} />
    </PanelBoundary>
  );
}

function Screen({ orderId }: PaymentScreenProps) {
  return <PaymentView state={usePayment(orderId)} />;
}
