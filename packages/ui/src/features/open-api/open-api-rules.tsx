import {
  OPEN_API_DISTRUST,
  OPEN_API_SCOPES,
  OPEN_API_WINDOW_MS,
  OPEN_SESSION_MS,
} from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { openApiMessages } from './open-api.messages';

const minutesOf = (ms: number) => ({ minutes: ms / 60_000 });

/** What sessions may do, and what holds for every request. */
export function OpenApiRules() {
  const t = useMessages(openApiMessages);
  const { locale } = useChatdeck();
  return (
    <>
      <Card title={t.scopes}>
        <Stack gap={2}>
          <Text as="p" tone="second">
            {t.scopesText}
          </Text>
          {OPEN_API_SCOPES.map(({ value, text }) => (
            <Text key={value} as="p">
              <Tag>{value}</Tag> {text[locale]}
            </Text>
          ))}
        </Stack>
      </Card>
      <Card title={t.limits}>
        <Stack gap={2}>
          <Text as="p">{t.memberLimit}</Text>
          <Text as="p">{t.sessionLimit(minutesOf(OPEN_SESSION_MS))}</Text>
          <Text as="p">{t.windowLimit(minutesOf(OPEN_API_WINDOW_MS))}</Text>
          <Text as="p" tone="second">
            {`${t.refusals}: ${OPEN_API_DISTRUST.map(({ text }) => text[locale]).join(' · ')}`}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
