import { useSyncExternalStore } from 'react';

/** The colour scheme that a host asks for; `auto` follows the viewer's system. */
export type Scheme = 'light' | 'dark' | 'auto';

const QUERY = '(prefers-color-scheme: dark)';
const isDark = () => typeof matchMedia === 'function' && matchMedia(QUERY).matches;

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The effective scheme. */
export function useScheme(scheme: Scheme): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, isDark, () => false);
  if (scheme !== 'auto') return scheme;
  return systemIsDark ? 'dark' : 'light';
}
