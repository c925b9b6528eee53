const ORIGIN = 'https://console.invalid';
const FALLBACK = '/dashboard';

/**
 * The path that a login may lead to: on this site only, and never another login. Browsers drop tabs
 * and read a backslash as a slash, so the value is judged after the URL parser has read it.
 */
export function redirectTarget(value: string | null): string {
  if (!value?.startsWith('/')) return FALLBACK;
  const url = parse(value);
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return FALLBACK;
  if (url.pathname === '/' || /^\/(login|signup)\/*$/i.test(url.pathname)) return FALLBACK;
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

/** The login address that comes back to a path. */
export const loginFor = (path: string): string =>
  path === '/' || path === FALLBACK ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
