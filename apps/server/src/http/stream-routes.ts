import { servedPath, type Endpoint } from '@chatdeck/sdk/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headerText } from './call';
import { nameAccount } from './request-account';
import { requireRight } from './rights';
import type { Authenticate, SignedIn } from './signed-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a stream that lasts until the client leaves. */
    readonly isStream?: boolean;
  }
}

/** One call that is answered with a stream. */
export interface StreamCall {
  readonly user: SignedIn;
  readonly reply: FastifyReply;
  readonly lastEventId: string | undefined;
  /** Checks the caller's token again, later. */
  readonly authenticate: () => Promise<SignedIn>;
  /** The server is closing: a new stream would delay it. */
  readonly isEnding: () => boolean;
}

/** Registers the calls that are answered with a stream, which their handlers open; refusals are envelopes. */
export function streamRoutes(app: FastifyInstance, authenticate: Authenticate) {
  let isEnding = false;
  app.addHook('preClose', (done) => {
    isEnding = true;
    done();
  });

  return (endpoint: Endpoint, open: (call: StreamCall) => Promise<void>): void => {
    app.route({
      method: endpoint.method,
      url: servedPath(endpoint.path),
      config: { isStream: true },
      handler: async (request, reply) => {
        const token = headerText(request, 'authorization');
        const user = await authenticate(token);
        nameAccount(request, user.userId);
        requireRight(endpoint, user);
        const lastEventId = headerText(request, 'last-event-id');
        await open({
          user,
          reply,
          lastEventId,
          authenticate: async () => {
            const now = await authenticate(token);
            requireRight(endpoint, now);
            return now;
          },
          isEnding: () => isEnding,
        });
      },
    });
  };
}
