import type { CallOptions } from '../../core/call';
import { connect, type ClientOptions } from '../../core/connection';
import type { OpenApiScope } from './open-api-scope.constants';
import { openApiEndpoints as calls } from './open-api.endpoints';
import type { CustomerInput, OpenContactMessage, OpenRoomMessage } from './open-api.schema';
import { signatureHeaders, type OpenApiKeys } from './open-api.signature';

/** The server's address and the credentials that sign. */
export interface OpenApiClientOptions extends Omit<ClientOptions, 'auth'>, OpenApiKeys {}

/** The options of a call that opens a session. */
export interface OpenSessionOptions extends CallOptions {
  /** Opens it for the account that this key made for the customer, by your own id of it; without, for the key's account. */
  readonly customerId?: string | undefined;
}

/**
 * Creates a client of the public open API, for a partner's server and for scripts: the secret must never be in a page.
 * Requires a membership (30001); a request whose signature is rejected is answered with 40001 and `data.reason`.
 */
export function createOpenApiClient({ apiKey, apiSecret, ...options }: OpenApiClientOptions) {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  /** Signs each attempt anew, since a signature is accepted once. */
  const signing: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    // A proxy may serve us under a path prefix, which we never see.
    const path = pathname.slice(pathname.lastIndexOf('/openapi/'));
    const body = typeof init.body === 'string' ? init.body : '';
    const request = { method: init.method ?? 'GET', path, body };
    const headers = new Headers(init.headers);
    const signed = await signatureHeaders({ apiKey, apiSecret }, request);
    for (const [name, value] of Object.entries(signed)) headers.set(name, value);
    return send(input, { ...init, headers });
  };
  const { call } = connect(
    { ...options, fetch: signing },
    { clientId: '', onExpired: () => {}, onAnswer: () => {} },
  );
  return {
    /**
     * Opens a session for a page that embeds panels: its token is valid for 15 minutes and for these scopes only; 10004
     * for a customer that this key made no account for.
     */
    openSession: (
      scopes: readonly OpenApiScope[],
      { customerId, ...options }: OpenSessionOptions = {},
    ) => call(calls.session, { scopes: [...scopes], customerId }, options),
    /**
     * Makes an account for a customer of yours, or returns the one that exists for this id, under the given name; 30002
     * unless the operator allowed it for this key.
     */
    addCustomer: (input: CustomerInput, options?: CallOptions) =>
      call(calls.addCustomer, input, options),
    /** Queues a message to a group; 31001 when the robot is offline, 10004 if there is no such group. */
    sayToRoom: (input: OpenRoomMessage, options?: CallOptions) =>
      call(calls.sayToRoom, input, options),
    /** Queues a message to a friend; 31001 when the robot is offline, 10004 if there is no such friend. */
    sayToContact: (input: OpenContactMessage, options?: CallOptions) =>
      call(calls.sayToContact, input, options),
  };
}

/** A client of the public open API. */
export type OpenApiClient = ReturnType<typeof createOpenApiClient>;
