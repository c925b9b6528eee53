import type { Plan } from '@chatdeck/sdk';
import { MEMBERSHIP_KINDS } from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { planName, recommendedOf, savingOf } from '../order.model';
import { Comparison } from '../plans/comparison';
import { PlanFacts } from '../plans/plan-facts';
import { plansMessages } from '../plans/plans.messages';
import * as css from './plan-offer.css';
import { useOffer } from './use-offer';

/** What is free and what a membership adds, with the prices of the server: for a page that anybody may see. */
export const PlanOffer = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(plansMessages);
  const plans = useOffer();
  const sold = plans?.length === 0 ? t.soldOut : t.once;
  const note = plans === undefined ? t.priceOnServer : sold;
  return (
    <Stack>
      {plans?.length === 0 ? null : (
        <ul className={css.plans} aria-label={t.kinds}>
          {plans ? <Priced plans={plans} /> : <Unpriced />}
        </ul>
      )}
      <Text tone="muted">{note}</Text>
      <Comparison />
    </Stack>
  );
}

const Item = ({ children }: { readonly children: ReactNode }) => (
  <li className={css.plan}>{children}</li>
);

function Priced({ plans }: { readonly plans: readonly Plan[] }) {
  const recommended = recommendedOf(plans);
  return plans.map((plan) => (
    <Item key={plan.kind}>
      <PlanFacts plan={plan} saving={savingOf(plan, plans)} isRecommended={plan === recommended} />
    </Item>
  ));
}

/** The plans before their prices are known: as large as with them. */
function Unpriced() {
  const { locale } = useChatdeck();
  return MEMBERSHIP_KINDS.map(({ value }) => (
    <Item key={value}>
      <span className={css.name}>{planName(value, locale)}</span>
      <span className={css.price} aria-hidden>
        –
      </span>
    </Item>
  ));
}
