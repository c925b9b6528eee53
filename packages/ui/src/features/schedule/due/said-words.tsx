import { ArrowRight } from 'lucide-react';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';

interface Props {
  readonly text: string;
  /** Words of one's own after it. */
  readonly more: string;
}

/** What a schedule says; it breaks beside its arrow, not under it. */
export const SaidWords = ({ text, more }: Props) => (
  <div className={css.said}>
    <Icon of={ArrowRight} size={16} className={css.saidIcon} />
    <span className={css.part}>
      {text} <Text tone="second">{more}</Text>
    </span>
  </div>
);
