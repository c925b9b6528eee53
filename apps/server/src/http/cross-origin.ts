import { CLIENT_HEADER } from '@chatdeck/sdk/constants';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const ALLOWED: FastifyCorsOptions = {
  origin: true,
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'accept-language',
    'content-type',
    'idempotency-key',
    'last-event-id',
    CLIENT_HEADER,
  ],
  exposedHeaders: ['x-request-id'],
  maxAge: 600,
  // An OPTIONS request that is no preflight gets the same answer, never a text outside the envelope.
  strictPreflight: false,
};

/** Allows console calls from pages of the listed origins, for panels that are embedded elsewhere. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  void app.register(cors, {
    delegator: ({ url, headers: { origin = '' } }, done) => {
      const isAllowed = url.startsWith('/v1/') && origins.includes(origin);
      done(null, isAllowed ? ALLOWED : { origin: false });
    },
  });
}
