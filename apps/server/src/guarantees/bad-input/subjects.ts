import { signatureHeaders } from '@chatdeck/sdk';
import { endpoints, type AnyEndpoint } from '@chatdeck/sdk/contract';
import { INPUTS } from '../calls';
import { PAGES, type Asking } from '../pages';
import {
  openApiRequest,
  queryText,
  requestOf,
  robotRequest,
  signedInput,
  type WireRequest,
} from '../request';
import { ROBOT_INPUTS } from '../robot-calls';
import type { Tenant } from '../tenant';
import { fieldsOf, placesOf, type Path } from './fields';

type Input = Readonly<Record<string, unknown>>;

/** A route that gets bad input. */
export interface Subject {
  readonly name: string;
  /** Pages, files and health checks answer without an envelope. */
  readonly isEnveloped: boolean;
  /** Its answer is an endless stream. */
  readonly isStream: boolean;
  /** An input that is accepted. */
  readonly accepted: (own: Tenant) => Input;
  /** The paths of an input where a bad value is inserted. */
  readonly places: (own: Tenant) => readonly Path[];
  /** The request for an input, with the caller's credentials unless another token is given. */
  readonly request: (own: Tenant, input: Input, token?: string) => Promise<WireRequest>;
  /** Signs a request after it was altered, where the signature is not part of the input. */
  readonly signed?: (own: Tenant, request: WireRequest) => Promise<WireRequest>;
}

const ofContract = (endpoint: AnyEndpoint): Subject => ({
  name: endpoint.id,
  isEnveloped: true,
  isStream: 'stream' in endpoint,
  accepted: (own) => ({ ...INPUTS[endpoint.id](own, own) }),
  places: () => [...fieldsOf(endpoint.request), ['unknown']],
  request: (own, input, token = own.token) => requestOf(endpoint, input, token),
});

/** A signature needs a key that is not empty. */
const UNSIGNED = '-';

/** A call of the open API: attackers also sign, with their own secret. */
const ofPartner = (endpoint: AnyEndpoint): Subject => ({
  ...ofContract(endpoint),
  request: (own, input, token = own.keys.apiSecret) =>
    openApiRequest(endpoint, input, { ...own.keys, apiSecret: token || UNSIGNED }),
  signed: async ({ keys }, request) => {
    const { method, url, payload = '' } = request;
    const [path = ''] = url.split('?');
    const signed = await signatureHeaders(keys, { method, path, body: String(payload) });
    return { ...request, headers: { ...request.headers, ...signed } };
  },
});

const ofRobot = ([route, input]: (typeof ROBOT_ENTRIES)[number]): Subject => ({
  name: `robot ${route}`,
  isEnveloped: true,
  isStream: false,
  accepted: input,
  places: (own) => [...placesOf(input(own)), ...SIGNED],
  request: (own, sent, token) => {
    // Query values become text before they are signed.
    const texts = Object.entries(sent).map(([key, value]) => [key, queryText(value)]);
    const plain = route.startsWith('GET') ? (Object.fromEntries(texts) as Input) : sent;
    const keys = token === undefined ? own.keys : { ...own.keys, apiSecret: token };
    return Promise.resolve(robotRequest(route, signedInput(keys, plain), own.feed));
  },
});
/** The signed parameters, besides those of a call. */
const SIGNED = ['unknown', 'id', 'timestamp', 'nonce', 'apiKey'].map((key) => [key]);
const ROBOT_ENTRIES = Object.entries(ROBOT_INPUTS);

const CALLBACK = 'POST /v1/api/callback/:id';

/** A page takes its input from the query of the request. */
const ofPage = (
  [route, page]: [string, (typeof PAGES)[string]],
  server: Asking['server'],
): Subject => ({
  name: route,
  isEnveloped: route === CALLBACK,
  isStream: false,
  accepted: () => ({}),
  places: () => [['code'], ['order'], ['sign'], ['answer'], ['uid'], ['word'], ['apiKey']],
  request: async (own, input, token) => {
    const right = await page({ server, own, of: own, isNobody: token !== undefined });
    const payload = typeof right.payload === 'string' ? changed(right, input) : right.payload;
    const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, queryText(v)]));
    const url = query.size === 0 ? right.url : `${right.url.split('?')[0]}?${query}`;
    return { ...right, url, payload };
  },
});

/** The body of a page's request with other values in it. */
function changed({ headers, payload }: WireRequest, input: Input): string {
  const body = String(payload);
  if (Object.keys(input).length === 0) return body;
  if (body.startsWith('{')) return JSON.stringify({ ...(JSON.parse(body) as object), ...input });
  if (!headers['content-type']?.includes('form')) return queryText(Object.values(input)[0]);
  const form = new URLSearchParams(body);
  for (const [key, value] of Object.entries(input)) form.set(key, queryText(value));
  return form.toString();
}

/** Every route of the server. */
export const subjectsOf = (server: Asking['server']): readonly Subject[] => [
  ...endpoints.map((call) => (call.access === 'signed' ? ofPartner : ofContract)(call)),
  ...ROBOT_ENTRIES.map(ofRobot),
  ...Object.entries(PAGES).map((entry) => ofPage(entry, server)),
];
