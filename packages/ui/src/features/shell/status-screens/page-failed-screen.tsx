import { CircleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { FailedState } from '#primitives/failed-state/failed-state.tsx';
import { pageFailedMessages } from './status-screens.messages';

export interface PageFailedScreenProps {
  /** The code failed to load after an upgrade or without a network; or the page crashed. */
  readonly reason: 'outdated' | 'offline' | 'broken';
  /** The message of the error, for support. */
  readonly detail?: string | undefined;
  /** Called by the button, and for `offline` also when the network is back. */
  readonly onReload: () => void;
}

/** Shown instead of a page that could not be displayed. */
export function PageFailedScreen({ reason, detail, onReload }: PageFailedScreenProps) {
  const t = useMessages(pageFailedMessages);
  const isOffline = reason === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', onReload);
    return () => window.removeEventListener('online', onReload);
  }, [isOffline, onReload]);
  return (
    <Card>
      <FailedState
        icon={isOffline ? WifiOff : CircleAlert}
        title={t[reason]}
        detail={detail}
        {...(!isOffline && { retryLabel: t.reload })}
        onRetry={onReload}
      >
        {t[`${reason}Text`]}
      </FailedState>
    </Card>
  );
}
