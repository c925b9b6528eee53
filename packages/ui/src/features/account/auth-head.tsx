import { Text } from '#primitives/text/text.tsx';
import * as css from './auth-card.css';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** What a card before the console is for. */
export const AuthHead = ({ title, text }: Props) => (
  <div className={css.head}>
    <Text as="h1" size="lg" weight="strong">
      {title}
    </Text>
    <Text as="p" tone="muted">
      {text}
    </Text>
  </div>
);
