import type * as z from 'zod/mini';

/**
 * Who may make a call: anyone, a signed-in user, a member, an account with custom rights, a member's server that signs
 * its requests, an account that runs the server.
 */
export type Access = 'public' | 'user' | 'member' | 'custom' | 'signed' | 'operator';
/** The HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the product, declared once and read by the client, the data layer, the server, the
 * mock handlers and the API reference.
 */
export interface Endpoint<
  Id extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Caller extends Access = Access,
> {
  /** `resource.verb`, unique in the contract. */
  readonly id: Id;
  readonly method: Method;
  /** Begins with `/api`, path parameters as `{id}`; `servedPath` returns the full path on the server. */
  readonly path: string;
  readonly access: Caller;
  /** All inputs in one object: path parameters first, the rest is the query of a GET or DELETE, else the JSON body. */
  readonly request: Request;
  /** The shape of `data` in a successful envelope. */
  readonly response: Response;
  readonly summary: string;
  /** `spec`: the product specification shows this path. `chosen`: it does not, and we decided. */
  readonly origin: 'spec' | 'chosen';
  /** The client generates an idempotency key for each call, so that a POST may be retried. */
  readonly idempotent?: boolean;
  /** Answers with an endless stream of server-sent events, each of the shape `response`, instead of one envelope. */
  readonly stream?: boolean;
  /** Takes a multipart form instead of JSON, and answers its success without an envelope, as object stores do. */
  readonly multipart?: boolean;
}

/** Declares a call of the contract and preserves its literal types. */
export function endpoint<
  const Id extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Caller extends Access,
>(declaration: Endpoint<Id, Request, Response, Caller>): Endpoint<Id, Request, Response, Caller> {
  return declaration;
}

/** What a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** What the server's handler receives once the request is parsed. */
export type ParsedRequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller receives as `data`. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What the server's handler returns as `data`. */
export type ResponseInputOf<E extends Endpoint> = z.input<E['response']>;
