import { CircleCheck, CircleX, SearchX, TimerOff } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { formatMoment } from '../order.model';
import { paymentMessages } from './payment.messages';
import { usePayment, type PaymentState } from './use-payment';
import { WaitingCard, WatchBanner } from './waiting-card';
import * as css from './waiting-card.css';
import { WhatComes } from './what-comes';

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
    <Page title={t.title} {...(state.status === 'waiting' && { description: t.explanation })}>
      {state.status === 'waiting' ? (
        <>
          <WatchBanner watch={state.watch} />
          <div className={css.page}>
            <WaitingCard order={state.order} watch={state.watch} />
            <WhatComes order={state.order} />
          </div>
        </>
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

type Outcome = Extract<PaymentState, { status: 'paid' | 'expired' | 'cancelled' | 'missing' }>;

const ICONS = { expired: TimerOff, cancelled: CircleX, missing: SearchX } as const;

/** The outcome of an order, and the next step. */
function PaymentOutcome({ state }: { readonly state: Outcome }) {
  const t = useMessages(paymentMessages);
  const { navigate } = useChatdeck();
  if (state.status === 'paid') return <Paid until={state.until} />;
  return (
    <EmptyState
      icon={ICONS[state.status]}
      title={t[state.status]}
      actions={
        <>
          <Button variant="primary" onPress={() => navigate({ to: 'member.main' })}>
            {t.again}
          </Button>
          <Button onPress={() => navigate({ to: 'member.order' })}>{t.toOrders}</Button>
        </>
      }
    >
      {t[`${state.status}Text`]}
    </EmptyState>
  );
}

function Paid({ until }: { readonly until: string | undefined }) {
  const t = useMessages(paymentMessages);
  const { locale, navigate } = useChatdeck();
  return (
    <EmptyState
      icon={CircleCheck}
      title={t.paid}
      actions={
        <Row wraps>
          <Button variant="primary" onPress={() => navigate({ to: 'dashboard.main' })}>
            {t.toHome}
          </Button>
          <Button onPress={() => navigate({ to: 'member.order' })}>{t.toOrders}</Button>
        </Row>
      }
    >
      {until === undefined ? t.paidText : t.paidUntil({ time: formatMoment(until, locale) })}
    </EmptyState>
  );
}
