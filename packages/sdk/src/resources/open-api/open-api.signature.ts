import { OPEN_API_HEADER } from './open-api.constants';

/** The parts that a signature covers. */
export interface SignedParts {
  /** The HTTP method in upper case. */
  readonly method: string;
  /** The path from `/openapi/` on, without the query. */
  readonly path: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly timestamp: string;
  /** Text that is unique to each request: 16 to 64 letters, digits, `-` and `_`. */
  readonly nonce: string;
  /** The exact body that is sent. */
  readonly body: string;
}

/** The text that is signed: the parts in this order, one per line. */
export const signedText = ({ method, path, timestamp, nonce, body }: SignedParts): string =>
  [method, path, timestamp, nonce, body].join('\n');

/** The credentials that sign. */
export interface OpenApiKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** Returns the headers that sign a request: HMAC-SHA256 with the API secret, in lower-case hexadecimal. */
export async function signatureHeaders(
  { apiKey, apiSecret }: OpenApiKeys,
  request: Pick<SignedParts, 'method' | 'path' | 'body'>,
  now = Date.now(),
): Promise<Record<string, string>> {
  const timestamp = String(now);
  const nonce = crypto.randomUUID();
  return {
    [OPEN_API_HEADER.key]: apiKey,
    [OPEN_API_HEADER.timestamp]: timestamp,
    [OPEN_API_HEADER.nonce]: nonce,
    [OPEN_API_HEADER.signature]: await hmac(
      apiSecret,
      signedText({ ...request, timestamp, nonce }),
    ),
  };
}

async function hmac(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
