import { Check, Minus } from 'lucide-react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { cx } from '#primitives/cx.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import * as css from './comparison.css';
import { plansMessages } from './plans.messages';

const FREE = ['replies', 'schedules', 'materials', 'oneSend', 'checks'] as const;
/** What only members have. */
export const FOR_MEMBERS = [
  'richMaterials',
  'massSend',
  'log',
  'relay',
  'feeds',
  'dialogues',
  'api',
] as const;

/** What is free and what a membership adds, side by side (product specification, section 6). */
export function Comparison() {
  const t = useMessages(plansMessages);
  return (
    <Card title={t.unlocks} isFlush>
      <div className={css.frame}>
        <table className={css.table} aria-label={t.unlocks}>
          <thead>
            <tr>
              <th scope="col" className={cx(css.feature, css.head)}>
                {t.feature}
              </th>
              <th scope="col" className={cx(css.choice, css.head)}>
                {t.free}
              </th>
              <th scope="col" className={cx(css.member, css.head)}>
                {t.member}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...FREE, ...FOR_MEMBERS].map((feature) => (
              <tr key={feature}>
                <th scope="row" className={css.feature}>
                  {t[feature]}
                </th>
                <td className={css.choice}>
                  <Mark isIncluded={FREE.some((name) => name === feature)} />
                </td>
                <td className={css.member}>
                  <Mark isIncluded />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Mark({ isIncluded }: { readonly isIncluded: boolean }) {
  const t = useMessages(plansMessages);
  return (
    <span className={css.mark} role="img" aria-label={isIncluded ? t.included : t.notIncluded}>
      <Icon of={isIncluded ? Check : Minus} size={16} className={isIncluded ? css.yes : css.no} />
    </span>
  );
}
