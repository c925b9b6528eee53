import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onEnded } from './answered';
import { createHashing } from './hashed';
import type { Settings } from '../settings';
import { accountOf } from './request-account';

/** The levels at which its lines are written. */
const LEVELS: readonly string[] = ['info', 'debug', 'trace'];

/** A path without what is in it only for the one who has it: an address that is a permission, or an account's folder. */
const pathOf = (request: FastifyRequest, isPrivate: boolean): string | undefined => {
  const { url: pattern } = request.routeOptions;
  const isPermission = pattern?.includes(':token') === true;
  return isPrivate || isPermission ? pattern : request.url.split('?')[0];
};

/**
 * Logs a line for each request, with the account and the address that made it. In a private log both are hashed by a key of this
 * start: a reader sees which lines belong together, and neither who it is nor, after a restart, who it was.
 */
export function logAccess(
  app: FastifyInstance,
  { logLevel, logPrivate: isPrivate }: Pick<Settings, 'logLevel' | 'logPrivate'>,
): void {
  if (!LEVELS.includes(logLevel)) return;
  const hashed = createHashing();
  const shown = (text: string | undefined) =>
    text !== undefined && isPrivate ? hashed(text) : text;

  onEnded(app, (request, reply, ending) => {
    const line = {
      method: request.method,
      path: pathOf(request, isPrivate),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      account: shown(accountOf(request)),
      address: shown(request.ip),
    };
    request.log.info(line, `A request was ${ending}`);
  });
}
