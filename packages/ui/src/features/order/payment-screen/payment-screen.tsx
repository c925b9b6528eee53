import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { PaymentOutcome } from './payment-outcome';
import { paymentMessages } from './payment.messages';
import { usePayment, type PaymentState } from './use-payment';
import { WaitingCard } from './waiting-card';

export interface PaymentScreenProps {
  /** The id of the order, from `query.order` of the intent `member.pay`; empty if there is none. */
  readonly orderId: string;
}

/** The QR code that pays for an order, and the outcome. */
export const PaymentScreen = (props: PaymentScreenProps) => (
  <PanelBoundary>
    <Payment key={props.orderId} {...props} />
  </PanelBoundary>
);

function Payment({ orderId }: PaymentScreenProps) {
  const t = useMessages(paymentMessages);
  const state = usePayment(orderId);
  return (
    <Page title={t.title} description={t.explanation}>
      {state.status === 'waiting' ? (
        <WaitingCard order={state.order} watch={state.watch} />
      ) : (
        <Card isFlush>
          <Content state={state} />
        </Card>
      )}
    </Page>
  );
}

function Content({ state }: { readonly state: Exclude<PaymentState, { status: 'waiting' }> }) {
  const t = useMessages(paymentMessages);
  if (state.status === 'loading') return <ListSkeleton label={t.loading} rows={4} />;
  if (state.status === 'failed') return <LoadFailed error={state.error} onRetry={state.retry} />;
  return (
    <div role="status">
      <PaymentOutcome state={state} />
    </div>
  );
}
