const ORIGIN = 'https://console.invalid';
const FALLBACK = '/dashboard';
/** Longer than any address of the site. */
const MAX_LENGTH = 2_000;

/**
 * The path to which a login may redirect: on this site only, and never another login. Browsers drop tabs and treat a
 * backslash as a slash, so the value is checked after URL parsing; the router decodes `%6cogin` to `login`, so it is
 * checked decoded too.
 */
export function redirectTarget(value: string | null): string {
  if (!value?.startsWith('/') || value.length > MAX_LENGTH) return FALLBACK;
  const url = parse(value);
  if (url?.origin !== ORIGIN) return FALLBACK;
  const path = decoded(url.pathname);
  if (path === undefined || /^\/\/|[\\\p{Cc}]/u.test(path)) return FALLBACK;
  if (/^\/*((login|signup)\/*)?$/i.test(path)) return FALLBACK;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `URL.parse` is newer than some supported browsers, so the constructor's error is caught. */
function parse(value: string): URL | null {
  try {
    return new URL(value, ORIGIN);
  } catch {
    return null;
  }
}

/** The path as the router will match it; undefined if its encoding is invalid. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The login address that returns to a path. */
export const loginFor = (path: string): string =>
  path === '/' || path === FALLBACK ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
