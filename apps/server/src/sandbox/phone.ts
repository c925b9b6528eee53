import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText, sha256 } from '../security/random-text';

const COOKIE = 'cd_phone';
const SECRET_BYTES = 32;
const YEAR_S = 31_536_000;

/**
 * The phone that a browser stands for: a secret of its own, so that nobody else can confirm with it. `Lax`, since a scan is
 * a navigation from elsewhere; an answer by a form of another site comes without it.
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

/** False for a form that another site sent; browsers say where a request comes from. */
export const isOwnForm = (request: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());
