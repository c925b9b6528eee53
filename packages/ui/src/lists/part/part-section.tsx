import { useId, type ReactNode } from 'react';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { reset } from '#theme';
import * as css from './part-page.css';

interface Props {
  readonly title: string;
  /** What the fields decide, a sentence. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** Fields that belong together, with their name at the left, or above where space is tight. */
export function PartSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Card>
        <div className={css.section}>
          <div className={css.sectionText}>
            <h2 id={id} className={reset.box}>
              <Text size="md" weight="strong">
                {title}
              </Text>
            </h2>
            <Text as="p" tone="muted" size="xs">
              {hint}
            </Text>
          </div>
          <Stack>{children}</Stack>
        </div>
      </Card>
    </div>
  );
}
