import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { configPartMessages } from './config-part.messages';
import * as css from './parameter-fields.css';

interface Pair {
  readonly key: string;
  readonly value: string;
}

interface Props {
  readonly title: string;
  /** Empty until one is typed. */
  readonly address: string;
  readonly headers?: readonly Pair[];
  readonly body: object;
  readonly note: string;
}

/** The parameters of a form that would be sent: a name each, and none that the robot fills in itself. */
export const sentPairs = (pairs: readonly Pair[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [key.trim(), value] as const).filter(([key]) => key !== ''),
  );

/** The request that the robot makes of a form, updated with it. */
export function RequestPreview({ title, address, headers = [], body, note }: Props) {
  const t = useMessages(configPartMessages);
  const head = [
    `POST ${address.trim() || t.noAddress}`,
    'Content-Type: application/json',
    ...Object.entries(sentPairs(headers)).map(([name, value]) => `${name}: ${value}`),
  ];
  return (
    <Card title={title}>
      <Stack gap={2}>
        {/* Focusable, so that it can be scrolled with the keyboard. */}
        <pre className={css.payload} tabIndex={0} role="group" aria-label={title}>
          {`${head.join('\n')}\n\n${JSON.stringify(body, null, 2)}`}
        </pre>
        <Text as="p" size="xs" tone="muted">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
