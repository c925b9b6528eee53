import type { Order } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { formatMoment, formatPrice, planName } from '../order.model';
import { paymentMessages } from './payment.messages';
import * as css from './waiting-card.css';

/** What was ordered and when, of an order that can no longer be paid. */
export function ClosedFacts({ order }: { readonly order: Order }) {
  const t = useMessages(paymentMessages);
  const { locale } = useChatdeck();
  const facts = [
    [t.plan, planName(order.kind, locale)],
    [t.amount, formatPrice(order, locale)],
    [t.ordered, formatMoment(order.createdAt, locale)],
    [t.payable, formatMoment(order.expiresAt, locale)],
    [t.order, order.id],
  ] as const;
  return (
    <dl className={css.closedFacts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt className={css.name}>{name}</dt>
    <dd className={css.value}>{value}</dd>
  </>
);
