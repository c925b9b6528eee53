import { changedLists, type List } from '@chatdeck/sdk/changes';
import { CLIENT_HEADER } from '@chatdeck/sdk/constants';
import { contract, servedPath, type Access, type Endpoint } from '@chatdeck/sdk/contract';
import { scopesFor } from '@chatdeck/sdk/scopes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { retainBodyText } from './body-text';
import { nameAccount } from './request-account';
import { headerText, readCall } from './call';
import { success } from './envelope';
import type { Handler, Handlers, StreamHandler } from './handlers';
import { sendInChunks } from './chunked-response';
import { requireRight } from './rights';
import { onBehalfOf } from '../events/caller';
import type { AuditCalls } from './run-audited';
import type { Authenticate, AuthenticateSigned, SignedIn } from './signed-in';
import { streamRoutes } from './stream-routes';

/** A handler of any call, which the loop over the contract finds by its endpoint. */
type AnyHandler = Handler<Endpoint> | StreamHandler;

const isHandler = (value: unknown): value is AnyHandler =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'open' in value);

/** The handlers by resource and verb, untyped: each was checked against its endpoint where it is defined. */
type Table = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lists whose changes their services announce with more than the name. */
const ANNOUNCED: ReadonlySet<List> = new Set(['robot', 'contact', 'group']);

/** Notifies an account that records were written. */
export type RecordsChanged = (userId: string, lists: readonly List[]) => Promise<void>;

/** Registers calls of the contract with the authentication of their callers. */
export function createRouting(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateSigned: AuthenticateSigned,
  recordsChanged: RecordsChanged = () => Promise.resolve(),
  auditOf: AuditCalls = () => undefined,
  isLocal: (request: FastifyRequest) => boolean = () => false,
) {
  const routeStream = streamRoutes(app, authenticate);

  const byToken = (request: FastifyRequest) => authenticate(headerText(request, 'authorization'));

  /** By the signature, or by the token of a session whose scope allows the call. */
  const bySignature = (request: FastifyRequest, { id }: Endpoint): Promise<SignedIn> => {
    // Nothing else of the open API has a scope: sessions and customers are for those who have the secret.
    const isMessage = scopesFor(id).length > 0;
    const hasToken = headerText(request, 'authorization') !== undefined;
    return isMessage && hasToken ? byToken(request) : authenticateSigned(request, isMessage);
  };

  const identify: Readonly<
    Record<Access, (request: FastifyRequest, endpoint: Endpoint) => Promise<SignedIn | undefined>>
  > = {
    public: () => Promise.resolve(undefined),
    user: byToken,
    member: byToken,
    custom: byToken,
    signed: bySignature,
    operator: byToken,
  };

  /** The caller, after the rights that the endpoint declares were checked. */
  async function callerOf(
    endpoint: Endpoint,
    request: FastifyRequest,
  ): Promise<{ readonly user?: SignedIn }> {
    const user = await identify[endpoint.access](request, endpoint);
    if (user === undefined) return {};
    requireRight(endpoint, user, isLocal(request));
    nameAccount(request, user.userId);
    return { user };
  }

  function routeCall(scope: FastifyInstance, endpoint: Endpoint, handler: Handler<Endpoint>): void {
    const lists = changedLists(endpoint.id).filter((list) => !ANNOUNCED.has(list));
    const audited = auditOf(endpoint);

    /** The answer of a call, once the change it made was announced. */
    async function answerOf(answer: Promise<unknown>, user: SignedIn | undefined) {
      const data = await answer;
      if (user !== undefined) await recordsChanged(user.userId, lists);
      return data;
    }

    scope.route({
      method: endpoint.method,
      url: servedPath(endpoint.path).replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const caller = await callerOf(endpoint, request);
        // Only now: a caller without the right learns nothing about the rules.
        const call = { ...readCall(endpoint, request), ...caller };
        return onBehalfOf(headerText(request, CLIENT_HEADER), async () => {
          if (audited) {
            const done = answerOf(
              audited(call, () => handler(call)),
              caller.user,
            );
            return success(request, z.parse(endpoint.response, await done));
          }
          const answer = handler(call);
          if (Symbol.asyncIterator in answer) return sendInChunks(request, reply, endpoint, answer);
          const data = await answerOf(answer, caller.user);
          return success(request, z.parse(endpoint.response, data));
        });
      },
    });
  }

  function route(endpoint: Endpoint, handler: AnyHandler): void {
    if (typeof handler !== 'function') return routeStream(endpoint, handler.open);
    if (endpoint.access !== 'signed') return routeCall(app, endpoint, handler);
    // In a separate scope, since only signatures need the raw body.
    void app.register((scope, _options, done) => {
      retainBodyText(scope);
      routeCall(scope, endpoint, handler);
      done();
    });
  }

  return {
    route,

    /** Registers every call of the contract that has a handler: all but the form. */
    routeAll(handlers: Handlers): void {
      const table: Table = handlers;
      for (const [resource, calls] of Object.entries(contract)) {
        for (const [verb, endpoint] of Object.entries<Endpoint>(calls)) {
          const handler = table[resource]?.[verb];
          if (isHandler(handler)) route(endpoint, handler);
        }
      }
    },
  };
}
