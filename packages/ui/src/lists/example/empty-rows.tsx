import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEmptyState } from '#context/panel-states.tsx';
import { useMessages } from '#messages';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './example.css';
import { exampleMessages, type ExampleTexts } from './example.messages';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** The ways to the first row. */
  readonly actions: ReactNode;
  /** What a row would say. */
  readonly example: ((texts: ExampleTexts) => ReactNode) | undefined;
}

/** A list without rows: what it is for, the ways to its first row, and what one looks like. */
export function EmptyRows({ icon, title, text, actions, example }: Props) {
  const t = useMessages(exampleMessages);
  const isOfHost = useEmptyState() !== undefined;
  return (
    <>
      <EmptyState icon={icon} title={title} actions={actions}>
        {text}
      </EmptyState>
      {example && !isOfHost ? (
        <div className={css.example} role="group" aria-label={t.title}>
          <Text size="xs" tone="muted">
            {t.title}
          </Text>
          <div className={css.row}>{example(t)}</div>
        </div>
      ) : null}
    </>
  );
}
