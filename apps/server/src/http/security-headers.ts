import type { FastifyInstance, FastifyReply } from 'fastify';

/** The hashes of the scripts and styles in a page itself, as a content security policy names them. */
export interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sources = (hashes: readonly string[] = []) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/**
 * The content security policy of the console's pages: from other sites it allows only pictures, and in the page itself
 * only what the build put there.
 */
const pagePolicy = (inlined?: Inlined) =>
  [
    "default-src 'none'",
    `script-src ${sources(inlined?.scripts)}`,
    `style-src ${sources(inlined?.styles)}`,
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Only code sends forms: without it a browser would put what was typed, also a password, into the address.
    "form-action 'none'",
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

export const asPage = (reply: FastifyReply, inlined?: Inlined) =>
  reply.headers({ 'content-security-policy': pagePolicy(inlined), 'cache-control': 'no-cache' });
