import { useMessages } from '../../../messages';
import { Card } from '../../../primitives/card/card';
import { FailedState } from '../../../primitives/failed-state/failed-state';
import { pageFailedMessages } from './page-failed-screen.messages';

export interface PageFailedScreenProps {
  /** Its code did not come, as after an upgrade; or it broke. */
  readonly reason: 'outdated' | 'broken';
  /** The error's own words, for support. */
  readonly detail?: string | undefined;
  readonly onReload: () => void;
}

/** What stands in the place of a page that could not be shown. */
export function PageFailedScreen({ reason, detail, onReload }: PageFailedScreenProps) {
  const t = useMessages(pageFailedMessages);
  const isOutdated = reason === 'outdated';
  return (
    <Card>
      <FailedState
        title={isOutdated ? t.outdated : t.broken}
        detail={detail}
        retryLabel={t.reload}
        onRetry={onReload}
      >
        {isOutdated ? t.outdatedText : t.brokenText}
      </FailedState>
    </Card>
  );
}
