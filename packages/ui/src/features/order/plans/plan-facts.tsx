import type { Plan } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { formatMonthly, formatPrice, planName } from '../order.model';
import * as css from './plan-picker.css';
import { plansMessages } from './plans.messages';

export interface PlanFactsProps {
  readonly plan: Plan;
  /** What it saves, in percent. */
  readonly saving: number | undefined;
  readonly isRecommended: boolean;
}

/** A plan: its name, its price, how long it lasts, and what it saves. */
export function PlanFacts({ plan, saving, isRecommended }: PlanFactsProps) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  const monthly = formatMonthly(plan, locale);
  return (
    <>
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
    </>
  );
}
