import { useSyncExternalStore } from 'react';

/** Whether this page may use passkeys: the browser has them, and gives them to pages that came over TLS. */
export type PasskeySupport = 'yes' | 'insecure' | 'no';

const never = () => () => {};
const supportHere = (): PasskeySupport => {
  if ('PublicKeyCredential' in globalThis) return 'yes';
  return globalThis.isSecureContext ? 'no' : 'insecure';
};

/** What this browser and page can do; `no` while a server renders the page. */
export const usePasskeySupport = (): PasskeySupport =>
  useSyncExternalStore(never, supportHere, () => 'no');
