import { useSyncExternalStore } from 'react';
import { session } from './session-store';

/** This visitor's token, followed as it changes in any tab; none in a page that was rendered beforehand. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);
