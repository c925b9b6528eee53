const ORIGIN = 'https://console.invalid';
const FALLBACK = '/dashboard';
/** Longer than any address of ours. */
const MAX_LENGTH = 2_000;

/**
 * The path that a login may lead to: on this site only, and never another login. Browsers drop tabs
 * and read a backslash as a slash, so the value is judged after the URL parser has read it; the router
 * reads `%6cogin` as `login`, so it is judged decoded too.
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

/** `URL.parse` is younger than the browsers that we support, so a bad URL is caught. */
function parse(value: string): URL | null {
  try {
    return new URL(value, ORIGIN);
  } catch {
    return null;
  }
}

/** What the router will match; nothing for a path that is not well encoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The login address that comes back to a path. */
export const loginFor = (path: string): string =>
  path === '/' || path === FALLBACK ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
