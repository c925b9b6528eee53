import type { Plan } from '@chatdeck/sdk';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import { formatPrice, recommendedOf, savingOf } from '../order.model';
import { PlanFacts, type PlanFactsProps } from './plan-facts';
import * as css from './plan-picker.css';
import { plansMessages } from './plans.messages';
import type { Purchase } from './use-plans';

interface Props {
  readonly plans: readonly Plan[];
  readonly purchase: Purchase;
  /** The account has no membership yet. */
  readonly isFirst: boolean;
}

/** The plans, with a button that pays for the selected one. */
export function PlanPicker({ plans, purchase, isFirst }: Props) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  const { chosen, choose, buy, isPending } = purchase;
  const recommended = recommendedOf(plans);
  return (
    <Card title={t.plans} actions={isFirst ? <Badge>{t.isNone}</Badge> : null}>
      <RadioGroup
        className={css.plans}
        aria-label={t.kinds}
        orientation="horizontal"
        value={chosen?.kind ?? null}
        onChange={(key) => {
          const plan = plans.find(({ kind }) => kind === key);
          if (plan) choose(plan.kind);
        }}
      >
        {plans.map((plan) => (
          <Option
            key={plan.kind}
            plan={plan}
            saving={savingOf(plan, plans)}
            isRecommended={plan === recommended}
          />
        ))}
      </RadioGroup>
      <div className={css.foot}>
        <Text tone="muted">{isFirst ? `${t.once}${t.atOnce}` : t.once}</Text>
        {chosen ? (
          <Button variant="primary" size="lg" isTouch isPending={isPending} onPress={buy}>
            {t.buy({ price: formatPrice(chosen, locale) })}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Option({ plan, saving, isRecommended }: PlanFactsProps) {
  return (
    <Radio className={css.plan} value={plan.kind}>
      <PlanFacts plan={plan} saving={saving} isRecommended={isRecommended} />
    </Radio>
  );
}
