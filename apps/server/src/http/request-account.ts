import type { FastifyRequest } from 'fastify';

const accounts = new WeakMap<FastifyRequest, string>();

/** Notes which account makes a request, once that was verified. */
export const nameAccount = (request: FastifyRequest, userId: string): void =>
  void accounts.set(request, userId);

/** The account that makes a request; undefined for a visitor and before it was verified. */
export const accountOf = (request: FastifyRequest): string | undefined => accounts.get(request);
