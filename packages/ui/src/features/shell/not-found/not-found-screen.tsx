import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './not-found-screen.css';
import { notFoundMessages } from '../status-screens/status-screens.messages';

/** The page for an unknown address. */
export function NotFoundScreen() {
  const t = useMessages(notFoundMessages);
  const { navigate } = useChatdeck();
  return (
    <div className={css.screen}>
      <div className={css.code} aria-hidden="true">
        404
      </div>
      <Text as="h1" size="lg" weight="strong">
        {t.title}
      </Text>
      <Text as="p" tone="second">
        {t.text}
      </Text>
      <Button variant="primary" onPress={() => navigate({ to: 'dashboard.main' })}>
        {t.home}
      </Button>
    </div>
  );
}
