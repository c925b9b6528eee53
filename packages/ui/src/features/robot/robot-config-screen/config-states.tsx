import { Settings2 } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { Button } from '../../../primitives/button/button';
import { Card } from '../../../primitives/card/card';
import { EmptyState } from '../../../primitives/empty-state/empty-state';
import { Stack } from '../../../primitives/stack/stack';
import * as css from './robot-config.css';
import { robotConfigMessages } from './robot-config.messages';

interface MissingProps {
  readonly isInitialising: boolean;
  readonly onInitialise: () => void;
}

/** A new account: no config was made yet. */
export function MissingConfig({ isInitialising, onInitialise }: MissingProps) {
  const t = useMessages(robotConfigMessages);
  return (
    <Card>
      <EmptyState
        icon={Settings2}
        title={t.missingTitle}
        actions={
          <Button variant="primary" isPending={isInitialising} onPress={onInitialise}>
            {t.initialise}
          </Button>
        }
      >
        {t.missingText}
      </EmptyState>
    </Card>
  );
}

/** A stored config that is no JSON: shown as it is, so that nothing of it is lost. */
export function MalformedConfig({ raw }: { readonly raw: string }) {
  const t = useMessages(robotConfigMessages);
  return (
    <Card>
      <Stack>
        <Banner tone="danger" title={t.malformedTitle}>
          {t.malformedText}
        </Banner>
        <pre className={css.raw} tabIndex={0} aria-label={t.malformedTitle}>
          {raw}
        </pre>
      </Stack>
    </Card>
  );
}
