import type { Locale } from '@chatdeck/sdk/constants';
import type { Endpoint, ParsedRequestOf } from '@chatdeck/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './envelope';
import { readInput, refusedInput } from './input';

const HEADER = 'idempotency-key';
const KEY_MAX = 255;

/** The idempotency key of a request, if any; 10002 for one that is too long for an index. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length <= KEY_MAX) return key;
  throw refusedInput(
    [{ code: 'custom', path: [HEADER], message: 'invalid', input: key }],
    localeOf(request),
  );
}

/** One call of the contract as its handler sees it. */
export interface Call<E extends Endpoint> {
  readonly input: ParsedRequestOf<E>;
  readonly locale: Locale;
  readonly ip: string;
  /** What the caller says of itself; empty if nothing. */
  readonly userAgent: string;
  /** Scheme, host and port under which the caller reached this server. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
  /** The token that was sent, even with a call that needs none; it has not been verified. */
  readonly token: string | undefined;
}

/** Scheme, host and port under which the caller reached this server. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Reads a request as the call that its endpoint declares. */
export function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest): Call<E> {
  const locale = localeOf(request);
  return {
    input: readInput(endpoint, request, locale),
    locale,
    ip: request.ip,
    userAgent: headerText(request, 'user-agent') ?? '',
    origin: originOf(request),
    idempotencyKey: idempotencyKey(request),
    token: headerText(request, 'authorization'),
  };
}

/** A header that was sent once and is not empty. */
export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
