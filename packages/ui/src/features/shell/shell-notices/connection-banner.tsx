import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { shellNoticesMessages } from './shell-notices.messages';
import { useConnection } from './use-connection';

/** Says above the page that the network is down or slow, for as long as it is. */
export function ConnectionBanner() {
  const t = useMessages(shellNoticesMessages);
  const connection = useConnection();
  if (connection === 'good') return null;
  const isOffline = connection === 'offline';
  return <Banner tone={isOffline ? 'warning' : 'info'}>{isOffline ? t.offline : t.slow}</Banner>;
}
