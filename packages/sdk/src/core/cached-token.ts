import type { Auth } from './session';

/** A token of a host's own server, such as a session that it opened with `POST /openapi/v1/session`. */
export interface FetchedToken {
  readonly token: string;
  /** When it ends, ISO 8601; without it the token is used until the server refuses it. */
  readonly expiresAt?: string | undefined;
}

/** A token is renewed this long before it ends, in milliseconds, so that none ends on its way. */
const EARLY_MS = 60_000;

/**
 * The `auth` of a client whose tokens a host's server opens:
 * `createClient(…, { auth: cachedToken(() => fetch('/chatdeck-token').then((answer) => answer.json())) })`. However many
 * calls ask, one token is fetched, a minute before the last one ends or when the server has refused that one. Nothing is
 * stored: a reloaded page fetches anew.
 */
export function cachedToken(fetchToken: () => Promise<FetchedToken>): Required<Auth> {
  let current: FetchedToken | undefined;
  let fetching: Promise<string> | undefined;
  const renew = (): Promise<string> => {
    fetching ??= fetchToken()
      .then((fetched) => {
        current = fetched;
        return fetched.token;
      })
      .finally(() => (fetching = undefined));
    return fetching;
  };
  return {
    getToken: () => (current !== undefined && isFresh(current) ? current.token : renew()),
    refresh: renew,
  };
}

const isFresh = ({ expiresAt }: FetchedToken): boolean =>
  expiresAt === undefined || Date.parse(expiresAt) - Date.now() > EARLY_MS;
