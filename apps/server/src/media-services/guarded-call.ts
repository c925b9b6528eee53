import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isPrivateHost, PrivateAddressError, publicLookup } from './private-address';

/** A call to a service at an address that a user entered. */
export interface GuardedCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly bytesMax: number;
  readonly signal: AbortSignal;
}

/** Why nobody answered. */
export type CallFailure = 'address' | 'private' | 'dns' | 'refused' | 'tls' | 'timeout' | 'tooLong';

/** What came of a call: an answer with any status, or none. */
export type Called =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      readonly body: Buffer;
    }
  | { readonly kind: 'none'; readonly failure: CallFailure; readonly message: string };

const none = (failure: CallFailure, message: string): Called => ({
  kind: 'none',
  failure,
  message,
});

/** Calls by http and https; in private networks only if the operator allows it. Redirects are not followed. */
export async function guardedCall(
  url: string,
  call: GuardedCall,
  allowsPrivate: boolean,
): Promise<Called> {
  if (!URL.canParse(url)) return none('address', url);
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) return none('address', address.protocol);
  if (!allowsPrivate && isPrivateHost(address)) return failed(new PrivateAddressError(), call);
  try {
    return await send(address, call, allowsPrivate);
  } catch (error) {
    return failed(error, call);
  }
}

function send(address: URL, call: GuardedCall, allowsPrivate: boolean): Promise<Called> {
  const { method = 'GET', headers = {}, body, signal } = call;
  const { request } = address.protocol === 'https:' ? https : http;
  const options = { method, headers, signal, autoSelectFamily: true };
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      ...options,
      ...(!allowsPrivate && { lookup: publicLookup }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => void read(response, call.bytesMax).then(resolve, reject));
    asked.end(body);
  });
}

async function read(response: IncomingMessage, bytesMax: number): Promise<Called> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes > bytesMax) return none('tooLong', `More than ${bytesMax} bytes`);
    parts.push(part);
  }
  const { statusCode: status = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  return { kind: 'answer', status, contentType, body: Buffer.concat(parts) };
}

const UNRESOLVED = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'ENODATA'];
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;

/** The code and the words of an error; one of several connections speaks for all. */
function describeError(error: unknown): { readonly code: string; readonly message: string } {
  const one: unknown = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  if (!(one instanceof Error)) return { code: '', message: String(one) };
  const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
  return { code, message: one.message || code };
}

function failed(error: unknown, { signal }: GuardedCall): Called {
  if (signal.aborted) return none('timeout', 'No answer in time');
  if (error instanceof PrivateAddressError) return none('private', error.message);
  const { code, message } = describeError(error);
  if (UNRESOLVED.includes(code)) return none('dns', message);
  return none(TLS.test(code) ? 'tls' : 'refused', message);
}
