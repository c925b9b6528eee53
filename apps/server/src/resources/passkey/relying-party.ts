import { isIP } from 'node:net';

/** The site that passkeys belong to: a browser gives them to its pages alone. */
export interface RelyingParty {
  /** The host of the site. */
  readonly id: string;
  /** Where its pages are, for people who are somewhere else. */
  readonly site: string;
  /** Whether a page of this origin may make and use them. */
  readonly isOrigin: (origin: string) => boolean;
}

const LOCAL = 'localhost';

/** Without a public address, the pages of any port of this machine: that of the server, and that of a development server. */
const local = (listening: string): RelyingParty => ({
  id: LOCAL,
  site: `http://${LOCAL}:${new URL(listening).port || 80}`,
  isOrigin: (origin) => /^http:\/\/localhost(?::\d+)?$/.test(origin),
});

/**
 * The site of this server, by its settings and never by what a request claims. Undefined where browsers have no passkeys:
 * for an address without TLS, and for one that is a number.
 */
export function relyingParty(
  publicUrl: URL | undefined,
  listening: string,
): RelyingParty | undefined {
  if (publicUrl === undefined) return local(listening);
  const { hostname, origin, protocol } = publicUrl;
  const isSecure = protocol === 'https:' || hostname === LOCAL;
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isSecure && isName
    ? { id: hostname, site: origin, isOrigin: (other) => other === origin }
    : undefined;
}
