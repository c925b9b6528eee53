import type { Plan } from '@chatdeck/sdk';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import { formatMonthly, formatPrice, planName, recommendedOf, savingOf } from '../order.model';
import * as css from './plan-picker.css';
import { plansMessages } from './plans.messages';
import type { Purchase } from './use-plans';

interface Props {
  readonly plans: readonly Plan[];
  readonly purchase: Purchase;
}

/** The plans, with a button that pays for the selected one. */
export function PlanPicker({ plans, purchase }: Props) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  const { chosen, choose, buy, isPending } = purchase;
  const recommended = recommendedOf(plans);
  return (
    <Card title={t.plans}>
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
        <Text tone="muted">{t.once}</Text>
        {chosen ? (
          <Button variant="primary" size="lg" isTouch isPending={isPending} onPress={buy}>
            {t.buy({ price: formatPrice(chosen, locale) })}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

interface OptionProps {
  readonly plan: Plan;
  /** What it saves, in percent. */
  readonly saving: number | undefined;
  readonly isRecommended: boolean;
}

function Option({ plan, saving, isRecommended }: OptionProps) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  const monthly = formatMonthly(plan, locale);
  return (
    <Radio className={css.plan} value={plan.kind}>
      <span className={css.name}>
        {planName(plan.kind, locale)}
        {isRecommended ? <Badge tone="accent">{t.recommended}</Badge> : null}
      </span>
      <span className={css.price}>{formatPrice(plan, locale)}</span>
      <span className={css.detail}>
        {plan.months === null ? t.forLife : t.months({ count: plan.months })}
      </span>
      {monthly === undefined ? null : (
        <span className={css.monthly}>
          {t.monthly({ price: monthly })}
          {saving === undefined ? null : ` · ${t.saves({ percent: saving })}`}
        </span>
      )}
    </Radio>
  );
}
