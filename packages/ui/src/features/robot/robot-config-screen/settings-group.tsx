import type { ReactNode } from 'react';
import { Card } from '../../../primitives/card/card';
import { Text } from '../../../primitives/text/text';
import * as css from './robot-config.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Settings that belong together, beside what they are about. */
export const SettingsGroup = ({ title, text, children }: Props) => (
  <Card>
    <div className={css.group}>
      <div className={css.groupWords}>
        <Text as="h2" size="md" weight="strong">
          {title}
        </Text>
        <Text as="p" tone="muted" size="xs">
          {text}
        </Text>
      </div>
      <div className={css.settings}>{children}</div>
    </div>
  </Card>
);
