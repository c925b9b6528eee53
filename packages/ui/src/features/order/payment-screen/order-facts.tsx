import type { Order } from '@chatdeck/sdk';
import { useEffect, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { formatPrice, formatRemaining, planName } from '../order.model';
import { paymentMessages } from './payment.messages';
import * as css from './waiting-card.css';

const SECOND_MS = 1_000;

/** The present in milliseconds, anew each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What is bought, for how much, and how long it can still be paid. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useMessages(paymentMessages);
  const { locale } = useChatdeck();
  const now = useNow();
  return (
    <dl className={css.facts}>
      <dt className={css.name}>{t.price}</dt>
      <dd className={css.price}>{formatPrice(order, locale)}</dd>
      <dt className={css.name}>{t.plan}</dt>
      <dd className={css.value}>{planName(order.kind, locale)}</dd>
      <dt className={css.name}>{t.left}</dt>
      <dd className={css.value}>
        <span role="timer" aria-label={t.left}>
          {formatRemaining(order.expiresAt, now)}
        </span>
      </dd>
      <dt className={css.name}>{t.order}</dt>
      <dd className={css.value}>{order.id}</dd>
    </dl>
  );
}
