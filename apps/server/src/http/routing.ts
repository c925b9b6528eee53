import { endpoints, servedPath, type Endpoint, type ResponseInputOf } from '@chatdeck/sdk/contract';
import { scopesFor } from '@chatdeck/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { keepBodyText } from './body-text';
import { headerText, readCall, type Call } from './call';
import { success } from './envelope';
import { sendPiecewise } from './piecewise';
import { requireRight } from './rights';
import type { Authenticate, AuthenticateSigned, SignedIn } from './signed-in';
import { streamRoutes, type StreamCall } from './stream-routes';

/** Gives the `data` of the answer, or throws a `Refusal`. */
type Handler<E extends Endpoint, C> = (call: C) => Promise<ResponseInputOf<E>>;

function requireLogin({ id, access }: Endpoint): void {
  if (access === 'public' || access === 'signed') throw new Error(`${id} takes no login`);
}

type Respond<E extends Endpoint> = (
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Call<E>,
) => Promise<unknown>;

/** Answers with the data of a handler as a whole. */
const whole =
  <E extends Endpoint>(
    endpoint: E,
    answer: (request: FastifyRequest, read: () => Call<E>) => Promise<ResponseInputOf<E>>,
  ): Respond<E> =>
  async (request, _reply, read) =>
    success(request, z.parse(endpoint.response, await answer(request, read)));

/** Registers the calls of the contract, each once, and keeps count of them. */
export function createRouting(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateSigned: AuthenticateSigned,
) {
  const handled = new Set<string>();
  const routeStream = streamRoutes(app, authenticate);

  function register<E extends Endpoint>(endpoint: E, respond: Respond<E>, scope = app): void {
    handled.add(endpoint.id);
    scope.route({
      method: endpoint.method,
      url: servedPath(endpoint.path).replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => respond(request, reply, () => readCall(endpoint, request)),
    });
  }

  /** The caller of a call that needs a token, once the rights that its endpoint declares are there. */
  async function callerOf(endpoint: Endpoint, request: FastifyRequest): Promise<SignedIn> {
    const user = await authenticate(headerText(request, 'authorization'));
    requireRight(endpoint, user);
    return user;
  }

  return {
    /** A call that anybody may make. */
    open<E extends Endpoint>(endpoint: E, handler: Handler<E, Call<E>>): void {
      if (endpoint.access !== 'public') throw new Error(`${endpoint.id} needs a token`);
      register(
        endpoint,
        whole(endpoint, (_request, read) => handler(read())),
      );
    },

    /** A call that needs a token, and the rights that its endpoint declares. */
    signedIn<E extends Endpoint>(
      endpoint: E,
      handler: Handler<E, Call<E> & { readonly user: SignedIn }>,
    ): void {
      requireLogin(endpoint);
      const answer = async (request: FastifyRequest, read: () => Call<E>) => {
        const user = await callerOf(endpoint, request);
        // Only now: a caller without the right learns nothing of the rules.
        return handler({ ...read(), user });
      };
      register(endpoint, whole(endpoint, answer));
    },

    /**
     * A call that needs a token and answers with a list of any length, which is sent while it is read: each piece is an answer of
     * its own, with some of the rows.
     */
    inPieces<E extends Endpoint>(
      endpoint: E,
      handler: (call: Call<E> & { readonly user: SignedIn }) => AsyncGenerator<ResponseInputOf<E>>,
    ): void {
      requireLogin(endpoint);
      register(endpoint, async (request, reply, read) => {
        const user = await callerOf(endpoint, request);
        return sendPiecewise(request, reply, endpoint, handler({ ...read(), user }));
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
        register(endpoint, whole(endpoint, answer), scope);
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
