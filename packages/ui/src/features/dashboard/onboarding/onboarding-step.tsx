import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './onboarding.css';

interface StepProps {
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One step with its number, or a tick once it is done. */
export const OnboardingStep = ({ at, title, text, isDone, children }: StepProps) => (
  <li className={css.step}>
    <span className={css.number} data-done={isDone || undefined}>
      {isDone ? <Icon of={Check} size={14} /> : at}
    </span>
    <div className={css.content}>
      <Text as="p" weight="strong">
        {title}
      </Text>
      <Text as="p" size="xs" tone="muted">
        {text}
      </Text>
      {children}
    </div>
  </li>
);
