import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './unreachable-screen.css';
import { unreachableMessages } from './status-screens.messages';

export interface UnreachableScreenProps {
  /** The server's error message, if it sent one. */
  readonly detail?: string;
  readonly isRetrying: boolean;
  /** Called by the button, and when the network is back. */
  readonly onRetry: () => void;
}

/** Shown instead of the console while its server cannot identify the visitor. Nobody is logged out by it. */
export function UnreachableScreen({ detail, isRetrying, onRetry }: UnreachableScreenProps) {
  const t = useMessages(unreachableMessages);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={css.screen} role="alert">
      <Icon of={WifiOff} size={24} className={css.icon} />
      <Text as="h1" size="lg" weight="strong">
        {t.title}
      </Text>
      <Text as="p" tone="second">
        {t.text}
      </Text>
      <Button variant="primary" isPending={isRetrying} onPress={onRetry}>
        {isRetrying ? t.retrying : t.retry}
      </Button>
      {detail ? <p className={css.detail}>{detail}</p> : null}
    </div>
  );
}
