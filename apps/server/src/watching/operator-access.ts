import { CODE } from '@chatdeck/sdk/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '../http/envelope';
import { isSameSecret } from '../security/secrets';
import type { Settings } from '../settings';

export type AccessSettings = Pick<Settings, 'metricsToken'>;

/**
 * True for the bearer of METRICS_TOKEN; without that setting for nobody. Where a request comes from grants nothing: behind a proxy on
 * this machine everybody comes from it, and some proxies say so nowhere in the request.
 */
function mayWatch(request: FastifyRequest, { metricsToken }: AccessSettings): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return metricsToken !== undefined && given !== undefined && isSameSecret(given, metricsToken);
}

/** Refuses everybody who may not watch. */
export const onlyOperators =
  (settings: AccessSettings) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (mayWatch(request, settings)) return undefined;
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer realm="metrics"')
      .send(envelope(request, CODE.invalidToken, null));
  };
