import { createHmac, randomUUID } from 'node:crypto';
import { OPEN_API_HEADER } from '@chatdeck/sdk';
import { endpoints, type AnyEndpoint } from '@chatdeck/sdk/contract';
import { signedText } from '@chatdeck/sdk/rules';
import { sign as robotSign } from '../../robot-api/signature';
import { parametersOf, type Call, type Forgery, type Signing } from './forged-calls';
import type { WireRequest } from '../request';

type Route = Pick<AnyEndpoint, 'method' | 'path'>;

/** Every call that a key of the open API signs. */
export const SIGNED_ROUTES = endpoints.filter(({ access }) => access === 'signed');

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
const bodyOf = (call: Call) => JSON.stringify(parametersOf(call));

/** How the calls of a route are signed: HMAC-SHA256 over the method, the path, the time, the nonce and the body. */
export function openApiSigning({ method, path }: Route): Signing {
  const sign = (secret: string, call: Call) => {
    const [timestamp, nonce] = [textOf(call.timestamp), textOf(call.nonce)];
    const text = signedText({ method, path, timestamp, nonce, body: bodyOf(call) });
    return createHmac('sha256', secret).update(text).digest('hex');
  };
  return {
    sign,
    fresh: ({ apiKey, apiSecret }, parameters) => {
      const call = { apiKey, timestamp: Date.now(), nonce: randomUUID(), ...parameters };
      return { ...call, sign: sign(apiSecret, call) };
    },
  };
}

/** A call on the wire: what signs it in the headers, as far as it has that, and its parameters in the body. */
export function openApiWire({ method, path }: Route, call: Call): WireRequest {
  const { apiKey, timestamp, nonce, sign } = call;
  const signed = Object.entries({
    [OPEN_API_HEADER.key]: apiKey,
    [OPEN_API_HEADER.timestamp]: timestamp,
    [OPEN_API_HEADER.nonce]: nonce,
    [OPEN_API_HEADER.signature]: sign,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]));
  const headers = { 'content-type': 'application/json', ...Object.fromEntries(signed) };
  return { method, url: path, headers, payload: bodyOf(call) };
}

/** Rightly signed for a route of these, so for no other. */
const signedFor =
  (route: Route): Forgery =>
  (call, own) =>
    openApiSigning(route).fresh(own.keys, parametersOf(call));

/** Forgeries of what only the open API signs or checks: the route, the form of a signature, the method of signing. */
export const forgeriesOfRoute = (route: Route): readonly Forgery[] => [
  ...SIGNED_ROUTES.filter(({ path }) => path !== route.path).map(signedFor),
  signedFor({ ...route, method: 'GET' }),
  signedFor({ ...route, path: `${route.path}/` }),
  signedFor({ ...route, path: route.path.toUpperCase() }),
  (call) => ({ ...call, sign: String(call.sign).toUpperCase() }),
  (call) => ({ ...call, sign: String(call.sign).slice(1) }),
  (call) => ({ ...call, sign: `${String(call.sign)}0` }),
  (call) => ({ ...call, sign: '0'.repeat(64) }),
  // As the robot signs, with a secret that is right, and in the length of the other signature.
  (call, own) => ({
    ...call,
    sign: robotSign(own.keys.apiSecret, parametersOf(call)).toLowerCase().repeat(2),
  }),
];
