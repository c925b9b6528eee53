import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onEnded, type Ending } from '../http/answered';
import type { Metrics } from './metrics';

/** The route of what no route answers: the address itself is the caller's text, of which there is no end. */
const NO_ROUTE = 'none';

/** The class of the status, or that the client did not wait for it. */
const statusClass = ({ statusCode }: FastifyReply, ending: Ending) =>
  ending === 'aborted' ? ending : `${Math.floor(statusCode / 100)}xx`;

/**
 * Measures every request by its route. A stream of live events lasts as long as a page is open, so it is left out, which its route
 * declares.
 */
export function measureRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>) {
  onEnded(app, (request, reply, ending) => {
    // What no route answers has no options.
    const { config, url: route = NO_ROUTE }: Partial<FastifyRequest['routeOptions']> =
      request.routeOptions;
    if (config?.isStream === true) return;
    const status = statusClass(reply, ending);
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}
