import type { FastifyRequest } from 'fastify';
import { isLocal } from '../exposure';
import { isLoopback } from '../loopback';
import type { Settings } from '../settings';

/** What a proxy says of the caller that it passes on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/**
 * True for a request from the machine of a server that nobody else reaches. Behind a proxy everybody comes from this machine, so one
 * that says it passes somebody on is none; a server that its settings call public has none at all.
 */
export const localRequest =
  (settings: Pick<Settings, 'host' | 'publicUrl'>) =>
  ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
    isLocal(settings) && isLoopback(ip) && FORWARDED.every((name) => headers[name] === undefined);
