import type { Order } from '@chatdeck/sdk';
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
import { formatMoment, formatPrice } from '../order.model';
import { ClosedFacts } from './closed-facts';
import { paymentMessages } from './payment.messages';
import { useOrderAgain } from './use-order-again';
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
        <NotWaiting state={state} />
      )}
    </Page>
  );
}

function NotWaiting({ state }: { readonly state: Exclude<PaymentState, { status: 'waiting' }> }) {
  const t = useMessages(paymentMessages);
  switch (state.status) {
    case 'loading':
      return (
        <Card isFlush>
          <ListSkeleton label={t.loading} rows={4} />
        </Card>
      );
    case 'failed':
      return (
        <Card isFlush>
          <LoadFailed error={state.error} onRetry={state.retry} />
        </Card>
      );
    case 'paid':
      return (
        <Card isFlush>
          <div role="status">
            <Paid until={state.until} />
          </div>
        </Card>
      );
    case 'expired':
    case 'cancelled':
    case 'missing':
      return <Closed state={state} />;
  }
}

type ClosedState = Extract<PaymentState, { status: 'expired' | 'cancelled' | 'missing' }>;

const ICONS = { expired: TimerOff, cancelled: CircleX, missing: SearchX } as const;

/** An order that can no longer be paid, with the ways on, beside what it would have bought. */
function Closed({ state }: { readonly state: ClosedState }) {
  const t = useMessages(paymentMessages);
  const { navigate } = useChatdeck();
  const order = state.status === 'missing' ? undefined : state.order;
  return (
    <div className={css.page}>
      <Card isFlush>
        <div role="status">
          <EmptyState
            icon={ICONS[state.status]}
            title={t[state.status]}
            actions={
              <>
                {order ? <OrderAgain kind={order.kind} /> : null}
                <Button
                  isTouch
                  variant={order ? 'secondary' : 'primary'}
                  onPress={() => navigate({ to: 'member.main' })}
                >
                  {t.again}
                </Button>
                <Button isTouch onPress={() => navigate({ to: 'member.order' })}>
                  {t.toOrders}
                </Button>
              </>
            }
          >
            {t[`${state.status}Text`]}
          </EmptyState>
        </div>
        {order ? <ClosedFacts order={order} /> : null}
      </Card>
      <WhatComes order={order} />
    </div>
  );
}

/** Orders the same plan for what it costs now; nothing while it is not for sale. */
function OrderAgain({ kind }: Pick<Order, 'kind'>) {
  const t = useMessages(paymentMessages);
  const { locale } = useChatdeck();
  const { plan, isPending, order } = useOrderAgain(kind);
  if (!plan) return null;
  return (
    <Button isTouch variant="primary" isPending={isPending} onPress={order}>
      {t.sameAgain({ price: formatPrice(plan, locale) })}
    </Button>
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
