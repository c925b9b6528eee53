import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import * as css from './still-works.css';
import { stillWorksMessages } from './still-works.messages';

const PLACES = [
  { name: 'log', to: 'wechat.log' },
  { name: 'week', to: 'schedule.week' },
  { name: 'home', to: 'dashboard.main' },
] as const;

interface Props {
  /** The page that it is on, which is no place to look meanwhile. */
  readonly on?: (typeof PLACES)[number]['name'];
}

/** Below what did not load: that nothing of the robot depends on it, and where to look meanwhile. */
export function StillWorks({ on }: Props) {
  const t = useMessages(stillWorksMessages);
  const isOwn = useIsOwn();
  // A partner's session has none of these pages.
  if (isOwn !== true) return null;
  return (
    <Card title={t.title}>
      <Stack gap={3}>
        <Text as="p" tone="second">
          {t.text}
        </Text>
        <ul className={css.places}>
          {PLACES.filter(({ name }) => name !== on).map(({ name, to }) => (
            <li key={name} className={css.place}>
              <PlaceLink to={to}>{t[name]}</PlaceLink>
              <Text size="xs" tone="muted">
                {t[`${name}Text`]}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
