import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { FailedState } from '#primitives/failed-state/failed-state.tsx';
import { unreachableMessages } from './status-screens.messages';

export interface UnreachableScreenProps {
  /** The server's error message, if it sent one. */
  readonly detail?: string | undefined;
  /** By which its operator finds the failure in the log, if the server named it. */
  readonly requestId?: string | undefined;
  readonly isRetrying: boolean;
  /** Called by the button, and when the network is back. */
  readonly onRetry: () => void;
}

/** Shown instead of the console while its server cannot identify the visitor. Nobody is logged out by it. */
export function UnreachableScreen(props: UnreachableScreenProps) {
  const { detail, requestId, isRetrying, onRetry } = props;
  const t = useMessages(unreachableMessages);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert">
      <Card>
        <FailedState
          icon={WifiOff}
          title={t.title}
          detail={detail}
          requestId={requestId}
          help="network"
          retryLabel={isRetrying ? t.retrying : t.retry}
          isRetrying={isRetrying}
          onRetry={onRetry}
        >
          {t.text}
        </FailedState>
      </Card>
    </div>
  );
}
