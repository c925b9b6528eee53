import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText, sha256 } from '../security/secrets';

const COOKIE = 'cd_phone';
const SECRET_BYTES = 32;
const YEAR_S = 31_536_000;

/**
 * Identifies the browser that acts as a phone by a secret cookie, so that nobody else can confirm with it. `Lax`, since
 * a scan is a navigation from another site; forms posted by other sites do not send it.
 */
export function phoneOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  const secret = known ?? randomText(SECRET_BYTES);
  if (known === undefined) {
    reply.header(
      'set-cookie',
      `${COOKIE}=${secret}; Path=/sandbox; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  }
  return sha256(secret);
}

/** False for a form that another site posted; browsers send the origin of a request. */
export const isOwnForm = (request: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());
