import { lookup as lookUpName, type LookupAddress, type LookupOptions } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';

/** The answer of a service. */
export interface OutgoingAnswer {
  readonly contentType: string;
  readonly body: Buffer;
}

export interface OutgoingCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A longer answer counts as none. */
  readonly bytesMax?: number;
}

/** Calls a service at an address that a user entered; undefined for a refusal, a late or oversized answer, or none. */
export type Outgoing = (url: string, call?: OutgoingCall) => Promise<OutgoingAnswer | undefined>;

/** The robot itself gives up after 180 s. */
const TIMEOUT_MS = 60_000;
const BYTES_MAX = 10 * 1024 * 1024;

type Subnet = readonly [net: string, prefix: number];

const PRIVATE_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const PRIVATE_IPV6: readonly Subnet[] = [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

/** Addresses of this machine, of private networks, or of no host. */
const PRIVATE = new BlockList();
PRIVATE_IPV4.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv4'));
PRIVATE_IPV6.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv6'));

const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

type Found = (error: Error | null, addresses: LookupAddress[]) => void;

/** Resolves a name and rejects private addresses: the connection uses the address that was checked. */
function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    const open = addresses?.filter(({ address }) => !isPrivate(address)) ?? [];
    if (error === null && open.length === 0) {
      return found(new Error('The address belongs to a private network'), []);
    }
    return found(error, open);
  });
}

/** Calls services by http and https; in private networks only if the operator allows it. Redirects are not followed. */
export function outgoing(allowsPrivate: boolean, timeoutMs = TIMEOUT_MS): Outgoing {
  return async (url, call = {}) => {
    if (!URL.canParse(url)) return undefined;
    const address = new URL(url);
    const host = address.hostname.replace(/^\[|\]$/g, '');
    const isOpen = allowsPrivate || isIP(host) === 0 || !isPrivate(host);
    if (!/^https?:$/.test(address.protocol) || !isOpen) return undefined;
    try {
      return await send(address, call, allowsPrivate, timeoutMs);
    } catch {
      return undefined;
    }
  };
}

/** Reads an answer; undefined for a refusal or one that is too long. */
async function read(
  response: IncomingMessage,
  bytesMax: number,
): Promise<OutgoingAnswer | undefined> {
  const isSuccess = Math.floor((response.statusCode ?? 0) / 100) === 2;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (!isSuccess || bytes > bytesMax) return undefined;
    parts.push(part);
  }
  const contentType = response.headers['content-type'] ?? '';
  return isSuccess ? { contentType, body: Buffer.concat(parts) } : undefined;
}

function send(
  address: URL,
  { method = 'GET', headers = {}, body, bytesMax = BYTES_MAX }: OutgoingCall,
  allowsPrivate: boolean,
  timeoutMs: number,
): Promise<OutgoingAnswer | undefined> {
  const { request } = address.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { method, headers, signal, autoSelectFamily: true };
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      ...options,
      ...(!allowsPrivate && { lookup: publicLookup }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => void read(response, bytesMax).then(resolve, reject));
    asked.end(body);
  });
}

/** A call with a JSON body. */
export const jsonCall = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A call with a form that holds files. */
export async function formCall(form: FormData, headers: Readonly<Record<string, string>> = {}) {
  const written = new Response(form);
  return {
    method: 'POST' as const,
    headers: { 'content-type': written.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await written.arrayBuffer()),
  };
}

/** An answer parsed as JSON; undefined if it is not. */
export function jsonOf(answer: OutgoingAnswer | undefined): unknown {
  try {
    return answer && JSON.parse(answer.body.toString());
  } catch {
    return undefined;
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
