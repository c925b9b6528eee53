import { Settings2 } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { ruleListMessages } from '../rules/screen/rule-list.messages';
import { configMessages } from './config.messages';
import { useFreshConfig } from './use-saved-config';

/** Shown for a new account, which has no config yet. */
export function MissingConfig() {
  const t = useMessages(configMessages);
  const { start, isStarting } = useFreshConfig(0);
  const mayChange = useMay('schedule:write');
  return (
    <Card>
      <EmptyState
        icon={Settings2}
        title={t.missingTitle}
        actions={
          mayChange ? (
            <Button variant="primary" isPending={isStarting} onPress={start}>
              {t.initialise}
            </Button>
          ) : null
        }
      >
        {t.missingText}
      </EmptyState>
    </Card>
  );
}

/** Shown when the stored config is not valid JSON: it cannot be displayed and is not overwritten. */
export function MalformedConfig() {
  const t = useMessages(ruleListMessages);
  const { navigate } = useChatdeck();
  return (
    <Banner
      tone="danger"
      title={t.malformedTitle}
      action={<Button onPress={() => navigate({ to: 'wechat.index' })}>{t.toConfig}</Button>}
    >
      {t.malformedText}
    </Banner>
  );
}
