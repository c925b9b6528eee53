import { CircleCheck, CircleX, SearchX, TimerOff } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { formatMoment } from '../order.model';
import { paymentMessages } from './payment.messages';
import type { PaymentState } from './use-payment';

type Outcome = Extract<PaymentState, { status: 'paid' | 'expired' | 'cancelled' | 'missing' }>;

const ICONS = { expired: TimerOff, cancelled: CircleX, missing: SearchX } as const;

/** The outcome of an order, and the next step. */
export function PaymentOutcome({ state }: { readonly state: Outcome }) {
  const t = useMessages(paymentMessages);
  const { navigate } = useChatdeck();
  if (state.status === 'paid') return <Paid until={state.until} />;
  return (
    <EmptyState
      icon={ICONS[state.status]}
      title={t[state.status]}
      actions={
        <Button variant="primary" onPress={() => navigate({ to: 'member.main' })}>
          {t.again}
        </Button>
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
