import type { ReactNode } from 'react';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../dashboard.css';
import type { PartState } from '../part/part-state';

/** What a fact says that has not arrived. */
export const dash = ({ status }: PartState<unknown>): string => (status === 'loading' ? '…' : '—');

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
  /** Something that somebody has to look after. */
  readonly tone?: 'warning' | 'danger' | undefined;
}

/** One fact of the strip: what, how it is, and what to do about it. */
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

/** What can be done about a fact. */
export const FactLink = (props: FactLinkProps) => <Button variant="link" size="sm" {...props} />;
