import { Settings2 } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { ruleListMessages } from '../rules/screen/rule-list.messages';
import { configMessages } from './config.messages';
import { useFreshConfig } from './use-robot-config';

/** A new account: no config was made yet. */
export function MissingConfig() {
  const t = useMessages(configMessages);
  const { start, isStarting } = useFreshConfig(0);
  return (
    <Card>
      <EmptyState
        icon={Settings2}
        title={t.missingTitle}
        actions={
          <Button variant="primary" isPending={isStarting} onPress={start}>
            {t.initialise}
          </Button>
        }
      >
        {t.missingText}
      </EmptyState>
    </Card>
  );
}

/** The stored config is no JSON: nothing of it can be shown here, and nothing is written over it. */
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
