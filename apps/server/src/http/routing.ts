import { CODE, type Locale } from '@chatdeck/sdk/constants';
import {
  endpoints,
  servedPath,
  type Endpoint,
  type ParsedRequestOf,
  type ResponseInputOf,
} from '@chatdeck/sdk/contract';
import { scopesFor } from '@chatdeck/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { localeOf, success } from './envelope';
import { readInput } from './input';
import { keepBodyText } from './body-text';
import { Refusal } from './refusal';
import type { Authenticate, AuthenticateSigned, SignedIn } from './signed-in';

/** One call of the contract as its handler sees it. */
export interface Call<E extends Endpoint> {
  readonly input: ParsedRequestOf<E>;
  readonly locale: Locale;
  readonly ip: string;
  /** Scheme, host and port under which the caller reached this server. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
}

/** Gives the `data` of the answer, or throws a `Refusal`. */
type Handler<E extends Endpoint, C> = (call: C) => Promise<ResponseInputOf<E>>;

/** One call that is answered with a stream. */
export interface StreamCall {
  readonly user: SignedIn;
  readonly reply: FastifyReply;
  readonly lastEventId: string | undefined;
  /** Looks at the caller's token again, later. */
  readonly authenticate: () => Promise<SignedIn>;
  /** The server is ending: a stream that opened now would keep it from that. */
  readonly isEnding: () => boolean;
}

/** Registers the calls of the contract, each once, and keeps count of them. */
export function createRouting(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateSigned: AuthenticateSigned,
) {
  const handled = new Set<string>();
  let isEnding = false;
  app.addHook('preClose', (done) => {
    isEnding = true;
    done();
  });

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

    /** A call that needs a token and answers with a stream, which the handler opens; refusals are envelopes. */
    stream(endpoint: Endpoint, open: (call: StreamCall) => Promise<void>): void {
      handled.add(endpoint.id);
      app.route({
        method: endpoint.method,
        url: servedPath(endpoint.path),
        handler: async (request, reply) => {
          const token = headerText(request, 'authorization');
          const user = await authenticate(token);
          requireRight(endpoint, user);
          const lastEventId = headerText(request, 'last-event-id');
          await open({
            ...{ user, reply, lastEventId },
            authenticate: () => authenticate(token),
            isEnding: () => isEnding,
          });
        },
      });
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

function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest): Call<E> {
  const locale = localeOf(request);
  return {
    input: readInput(endpoint, request, locale),
    locale,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    idempotencyKey: headerText(request, 'idempotency-key'),
  };
}

function requireRight(endpoint: Endpoint, user: SignedIn): void {
  const isOpenApi = endpoint.access === 'signed' || user.scopes !== undefined;
  const needsMembership = endpoint.access === 'member' || isOpenApi;
  if (needsMembership && user.role !== 'vip') throw new Refusal(CODE.membershipNeeded);
  requireScope(endpoint, user);
  if (endpoint.access === 'custom' && user.customRoutes.length === 0) {
    throw new Refusal(CODE.customRightNeeded);
  }
}

function requireScope(endpoint: Endpoint, { scopes }: SignedIn): void {
  const needed = scopesFor(endpoint.id);
  if (scopes === undefined || needed === 'any') return;
  if (!needed.some((scope) => scopes.includes(scope))) {
    throw new Refusal(CODE.scopeNeeded, { scopes: needed });
  }
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
