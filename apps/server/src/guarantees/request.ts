import { signatureHeaders } from '@chatdeck/sdk';
import { servedPath, type Endpoint, type Method } from '@chatdeck/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sign } from '../robot-api/signature';

/** One request as a client sends it. */
export interface WireRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** A query value as a client writes it: texts as they are, anything else as JSON. */
export const queryText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export function queryOf(values: object): string {
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(sent.map(([key, value]) => [key, queryText(value)])).toString();
}

/** A path segment; unpaired surrogates are replaced, since a URL cannot contain them. */
const segmentOf = (text: string) =>
  new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20');

const isInQuery = (method: Method) => method === 'GET' || method === 'DELETE';

/** A call with its input where the contract puts it: in the path, the query, the form or the body. */
export async function requestOf(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<WireRequest> {
  const { method } = endpoint;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
  const url = servedPath(endpoint.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    segmentOf(queryText(input[name])),
  );
  if (endpoint.multipart) return { ...(await formOf(input)), method, url };
  if (isInQuery(method)) return { method, url: `${url}?${queryOf(input)}`, headers };
  const json = { ...headers, 'content-type': 'application/json' };
  return { method, url, headers: json, payload: JSON.stringify(input) };
}

async function formOf(fields: Readonly<Record<string, unknown>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, queryText(value));
  }
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) };
}

interface Keys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** A call of the open API, signed as a partner's server signs it. */
export async function openApiRequest(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  keys: Keys | undefined,
): Promise<WireRequest> {
  const request = await requestOf(endpoint, input);
  if (keys === undefined) return request;
  const { method, url: path } = request;
  const signed = await signatureHeaders(keys, { method, path, body: JSON.stringify(input) });
  return { ...request, headers: { ...request.headers, ...signed } };
}

let calls = 0;

/** A robot's parameters, signed as its plugin signs them; unsigned for an account without keys. */
export function signedInput(keys: Keys | undefined, input: object): Record<string, unknown> {
  if (keys === undefined) return { ...input };
  // The plugin draws three random digits; counting distinguishes two calls within one millisecond.
  const nonce = String(++calls % 1000).padStart(3, '0');
  const query = { apiKey: keys.apiKey, timestamp: Date.now(), nonce, ...input };
  return { ...query, sign: sign(keys.apiSecret, query) };
}

/** A call of the robot: `route` is its method and its path below the base. */
export function robotRequest(route: string, input: object, id = ''): WireRequest {
  const [method, path = ''] = route.split(' ');
  const url = `/open/v1/api${path.replace(':id', segmentOf(id))}`;
  if (method === 'GET') return { method, url: `${url}?${queryOf(input)}`, headers: {} };
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', url, headers, payload: JSON.stringify(input) };
}

/** Injects a request into an app, from a unique address. */
export async function inject(app: FastifyInstance, request: WireRequest, ip = '127.0.0.1') {
  const options: InjectOptions = { ...request, remoteAddress: ip };
  const { statusCode: status, headers, body } = await app.inject(options);
  return { status, type: String(headers['content-type'] ?? ''), body };
}
