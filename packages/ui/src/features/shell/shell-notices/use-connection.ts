import { useSyncExternalStore } from 'react';

export type ConnectionState = 'good' | 'slow' | 'offline';

/** What some browsers tell of the network; others leave it out. */
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

/** How the network of this device is, as far as the browser knows. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(subscribe, connection, () => 'good');
