import { Settings2 } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
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
