import type { Order } from '@chatdeck/sdk';
import { Check } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useOffer } from '../offer/use-offer';
import { formatMonthly, savingOf } from '../order.model';
import { FOR_MEMBERS } from '../plans/comparison';
import { plansMessages } from '../plans/plans.messages';
import { paymentMessages } from './payment.messages';
import * as css from './waiting-card.css';

interface Props {
  /** Undefined for an address that names none. */
  readonly order: Order | undefined;
}

/** What an order buys, and what happens once it is paid. */
export function WhatComes({ order }: Props) {
  const t = useMessages(paymentMessages);
  return (
    <Card title={t.included}>
      <Stack>
        {order ? <Length order={order} /> : null}
        <MemberFeatures />
        <Stack gap={1}>
          <Text as="h3" weight="strong">
            {t.afterwards}
          </Text>
          <Text as="p" tone="second">
            {t.afterwardsText}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

/** What a membership adds. */
export function MemberFeatures() {
  const t = useMessages(plansMessages);
  return (
    <ul className={css.list}>
      {FOR_MEMBERS.map((feature) => (
        <li key={feature} className={css.item}>
          <Icon of={Check} size={16} className={css.check} />
          {t[feature]}
        </li>
      ))}
    </ul>
  );
}

/** How long the membership lasts and what it saves, once the plans are known. */
function Length({ order }: { readonly order: Order }) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  const plans = useOffer() ?? [];
  const plan = plans.find(({ kind }) => kind === order.kind);
  if (!plan) return null;
  const monthly = formatMonthly(plan, locale);
  const saving = savingOf(plan, plans);
  const facts = [
    plan.months === null ? t.forLife : t.months({ count: plan.months }),
    monthly === undefined ? undefined : t.monthly({ price: monthly }),
    saving === undefined ? undefined : t.saves({ percent: saving }),
  ];
  return (
    <Text as="p" weight="medium">
      {facts.filter((fact) => fact !== undefined).join(' · ')}
    </Text>
  );
}
