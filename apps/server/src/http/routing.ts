import { endpoints, servedPath, type Endpoint, type ResponseInputOf } from '@chatdeck/sdk/contract';
import { scopesFor } from '@chatdeck/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { keepBodyText } from './body-text';
import { headerText, readCall, type Call } from './call';
import { success } from './envelope';
import { requireRight } from './rights';
import type { Authenticate, AuthenticateSigned, SignedIn } from './signed-in';
import { streamRoutes, type StreamCall } from './stream-routes';

/** Gives the `data` of the answer, or throws a `Refusal`. */
type Handler<E extends Endpoint, C> = (call: C) => Promise<ResponseInputOf<E>>;

/** Registers the calls of the contract, each once, and keeps count of them. */
export function createRouting(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateSigned: AuthenticateSigned,
) {
  const handled = new Set<string>();
  const routeStream = streamRoutes(app, authenticate);

  function register<E extends Endpoint>(
    endpoint: E,
    answer: (request: FastifyRequest, read: () => Call<E>) => Promise<ResponseInputOf<E>>,
    scope = app,
  ): void {
    handled.add(endpoint.id);
    scope.route({
      method: endpoint.method,
      url: servedPath(endpoint.path).replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request) => {
        const data = await answer(request, () => readCall(endpoint, request));
        return success(request, z.parse(endpoint.response, data));
      },
    });
  }

  return {
    /** A call that anybody may make. */
    open<E extends Endpoint>(endpoint: E, handler: Handler<E, Call<E>>): void {
      if (endpoint.access !== 'public') throw new Error(`${endpoint.id} needs a token`);
      register(endpoint, (_request, read) => handler(read()));
    },

    /** A call that needs a token, and the rights that its endpoint declares. */
    signedIn<E extends Endpoint>(
      endpoint: E,
      handler: Handler<E, Call<E> & { readonly user: SignedIn }>,
    ): void {
      if (endpoint.access === 'public' || endpoint.access === 'signed') {
        throw new Error(`${endpoint.id} takes no login`);
      }
      register(endpoint, async (request, read) => {
        const user = await authenticate(headerText(request, 'authorization'));
        requireRight(endpoint, user);
        // Only now: a caller without the right learns nothing of the rules.
        return handler({ ...read(), user });
      });
    },

    /** A call of the public open API: signed, or with the token of a session whose scope opens it. */
    signed<E extends Endpoint>(
      endpoint: E,
      handler: Handler<E, Call<E> & { readonly user: SignedIn }>,
    ): void {
      if (endpoint.access !== 'signed') throw new Error(`${endpoint.id} is not signed`);
      const takesToken = scopesFor(endpoint.id).length > 0;
      const answer = async (request: FastifyRequest, read: () => Call<E>) => {
        const token = takesToken ? headerText(request, 'authorization') : undefined;
        const user = await (token === undefined
          ? authenticateSigned(request)
          : authenticate(token));
        requireRight(endpoint, user);
        return handler({ ...read(), user });
      };
      // In a scope of its own, since only signatures need the body as it came.
      void app.register((scope, _options, done) => {
        keepBodyText(scope);
        register(endpoint, answer, scope);
        done();
      });
      handled.add(endpoint.id);
    },

    /** A call that needs a token and answers with a stream. */
    stream(endpoint: Endpoint, open: (call: StreamCall) => Promise<void>): void {
      handled.add(endpoint.id);
      routeStream(endpoint, open);
    },

    /** Fails the start when a call of the contract has no handler. */
    requireAll(): void {
      // Forms are taken in by a route of their own, which reads them as they arrive.
      const called = endpoints.filter((endpoint) => !('multipart' in endpoint));
      const missing = called.filter((endpoint) => !handled.has(endpoint.id));
      if (missing.length === 0) return;
      throw new Error(`No handler for ${missing.map((endpoint) => endpoint.id).join(', ')}`);
    },
  };
}

export type Routing = ReturnType<typeof createRouting>;
