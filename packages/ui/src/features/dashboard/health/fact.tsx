import type { ReactNode } from 'react';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../dashboard.css';
import type { PartState } from '../part/part-state';

/** The placeholder value of a fact that has not loaded. */
export const dash = ({ status }: PartState<unknown>): string => (status === 'loading' ? '…' : '—');

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
  /** Set if the fact needs attention. */
  readonly tone?: 'warning' | 'danger' | undefined;
}

/** One fact of the strip: its name, its value, and an action. */
export const Fact = ({ label, value, detail, tone }: FactProps) => (
  <div className={css.cell} data-tone={tone}>
    <Text size="xs" tone="muted">
      {label}
    </Text>
    <div className={css.value}>{value}</div>
    <div className={css.detail}>
      <Text size="xs" tone="muted">
        {detail}
      </Text>
    </div>
  </div>
);

interface FactLinkProps {
  readonly children: string;
  readonly onPress: () => void;
}

/** The action of a fact. */
export const FactLink = (props: FactLinkProps) => <Button variant="link" size="sm" {...props} />;
