import type { Server, Socket } from 'node:net';
import { networkOf } from './network-of';

/** How long a connection may keep a place, in milliseconds. */
export const CONNECTION_TIMES = {
  /** The head of a request arrives within this time. */
  headers: 20_000,
  /** All of it does, a file of ten megabytes too; with the next look that is within the minute that a client waits. */
  request: 54_000,
  /** What is too slow is looked for this often. */
  look: 5_000,
  /** Nothing goes to and fro for so long: an answer that nobody reads. Streams of events are never as quiet. */
  idle: 120_000,
} as const;

export type ConnectionTimes = { readonly [Name in keyof typeof CONNECTION_TIMES]: number };

/** The most connections at once; some descriptors are reserved for files, the database and robots. */
const CONNECTIONS_MAX = 5_000;
/** The most connections of one network. */
const OF_NETWORK_MAX = 500;

/** What Fastify makes of the times. */
export const connectionOptions = ({ headers, request, look, idle }: ConnectionTimes) => ({
  requestTimeout: request,
  connectionTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: look },
});

/** Refuses connections beyond the limits; behind a proxy all callers come from its one address, which has no limit. */
export function limitConnections(app: { readonly server: Server }, isBehindProxy: boolean): void {
  const counts = new Map<string, number>();
  app.server.maxConnections = CONNECTIONS_MAX;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isBehindProxy || isLoopback(address)) return;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    if (count > OF_NETWORK_MAX) socket.destroy();
  });
}

const isLoopback = (address: string): boolean =>
  address === '::1' || networkOf(address).startsWith('127.');
