import { textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useSyncExternalStore } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { shellNoticesMessages } from './shell-notices.messages';

type ConnectionState = 'good' | 'slow' | 'offline';

/** What some browsers report about the network; others do not. */
interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
}

const network = (): NetworkInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

function subscribe(listener: () => void): () => void {
  const source = network();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  source?.addEventListener('change', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    source?.removeEventListener('change', listener);
  };
}

function connection(): ConnectionState {
  if (!navigator.onLine) return 'offline';
  const type = network()?.effectiveType;
  return type === 'slow-2g' || type === '2g' ? 'slow' : 'good';
}

/** The state of this device's network, as far as the browser knows. */
const useConnection = (): ConnectionState =>
  useSyncExternalStore(subscribe, connection, () => 'good');

/** A banner above the page while the network is down or slow. */
export function ConnectionBanner() {
  const t = useMessages(shellNoticesMessages);
  const connection = useConnection();
  if (connection === 'good') return null;
  const isOffline = connection === 'offline';
  return <Banner tone={isOffline ? 'warning' : 'info'}>{isOffline ? t.offline : t.slow}</Banner>;
}

/** Reminds a user without a robot config on every page, with a link that creates one. */
export function InitialiseBanner() {
  const { locale, navigate } = useChatdeck();
  const t = useMessages(shellNoticesMessages);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={() => navigate({ to: 'wechat.index' })}>
          {t.initialise}
        </Button>
      }
    >
      {textIn(NOTICE_TEXT['config.missing'], locale)}
    </Banner>
  );
}

export interface UpdateBannerProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers to reload a page that is older than its server. */
export function UpdateBanner({ onReload, onLater }: UpdateBannerProps) {
  const t = useMessages(shellNoticesMessages);
  return (
    <Banner
      action={
        <Row>
          <Button size="sm" variant="quiet" onPress={onLater}>
            {t.later}
          </Button>
          <Button size="sm" onPress={onReload}>
            {t.reload}
          </Button>
        </Row>
      }
    >
      {t.updated}
    </Banner>
  );
}
