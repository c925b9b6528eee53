import type { FastifyInstance, FastifyReply } from 'fastify';

/** The content security policy of the console's pages; from other sites it allows only pictures. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** An answer of the API is data: opened as a page it may load and run nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A stored file is a user's upload and must never run as our page. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** Sets the headers of an API answer on everything; pages and files then replace what differs. */
export function secureEverything(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', ({ protocol, id }, reply, done) => {
    reply.headers({
      // The id of this request in the log.
      'x-request-id': id,
      'content-security-policy': DATA_POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cache-control': 'no-store',
      ...((isHttps || protocol === 'https') && { 'strict-transport-security': 'max-age=31536000' }),
    });
    done();
  });
}

export const asPage = (reply: FastifyReply) =>
  reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' });
