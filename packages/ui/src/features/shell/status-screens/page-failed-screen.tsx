import { CircleAlert, CircleArrowUp, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { FailedState } from '#primitives/failed-state/failed-state.tsx';
import { pageFailedMessages } from './status-screens.messages';

export interface PageFailedScreenProps {
  /**
   * `missing`: its code failed to load, nobody knows why. `upgraded`: the server has another version, whose code only a
   * reload finds. `offline`: there is no network. `broken`: it crashed.
   */
  readonly reason: 'missing' | 'upgraded' | 'offline' | 'broken';
  /** The message of the error, for support. */
  readonly detail?: string | undefined;
  /** Tries to show the page again without leaving; for `offline` also called when the network is back. */
  readonly onRetry: () => void;
  /** Loads the whole console again. */
  readonly onReload: () => void;
}

const ICONS = {
  missing: CircleAlert,
  upgraded: CircleArrowUp,
  offline: WifiOff,
  broken: CircleAlert,
} as const;

/** Shown instead of a page that could not be displayed. */
export function PageFailedScreen({ reason, detail, onRetry, onReload }: PageFailedScreenProps) {
  const t = useMessages(pageFailedMessages);
  const isOffline = reason === 'offline';
  const isUpgraded = reason === 'upgraded';
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOffline, onRetry]);
  return (
    <Card isFlush>
      <FailedState
        icon={ICONS[reason]}
        title={t[reason]}
        detail={detail}
        help={isOffline ? 'network' : 'part'}
        onRetry={onRetry}
        // Without a network a reload would lose the console as well.
        actions={
          isOffline ? null : (
            <Button variant={isUpgraded ? 'primary' : 'secondary'} onPress={onReload}>
              {t.reload}
            </Button>
          )
        }
      >
        {t[`${reason}Text`]}
      </FailedState>
    </Card>
  );
}
