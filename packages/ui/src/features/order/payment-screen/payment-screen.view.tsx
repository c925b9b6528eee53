import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { Page } from '#primitives/page/page.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { PaymentOutcome } from './payment-outcome';
import { paymentMessages } from './payment.messages';
import type { PaymentState } from './use-payment';
import { WaitingCard } from './waiting-card';

interface Props {
  readonly state: PaymentState;
}

/** The payment as its state says. */
export function PaymentView({ state }: Props) {
  const t = useMessages(paymentMessages);
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
