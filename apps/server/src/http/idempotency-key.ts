import type { FastifyRequest } from 'fastify';
import { localeOf } from './envelope';
import { refusedInput } from './input';

const HEADER = 'idempotency-key';
const KEY_MAX = 255;

/** The key under which a request may be repeated, if it has one; 10002 for one that is too long for any index. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length <= KEY_MAX) return key;
  throw refusedInput(
    [{ code: 'custom', path: [HEADER], message: 'invalid', input: key }],
    localeOf(request),
  );
}
