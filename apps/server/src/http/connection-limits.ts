import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network-of';

/** Timeouts of a connection, in milliseconds. */
export const CONNECTION_TIMES = {
  /** The headers of a request must arrive within this time. */
  headers: 20_000,
  /** The whole request must; with the check interval this is within the minute that a client waits. */
  request: 54_000,
  /** A file must whose sender may store one: ten megabytes over a line of 150 kbit/s. */
  file: 600_000,
  /** How often slow connections are checked for. */
  look: 5_000,
  /** No traffic in either direction for this long: an answer that nobody reads. Event streams are never this quiet. */
  idle: 120_000,
} as const;

export type ConnectionTimes = { readonly [Name in keyof typeof CONNECTION_TIMES]: number };

/** The maximum number of connections; some file descriptors are reserved for files, the database and robots. */
const CONNECTIONS_MAX = 5_000;
/** The maximum number of connections from one network. */
const OF_NETWORK_MAX = 500;

/** The corresponding options of fastify. */
export const connectionOptions = ({ headers, file, look, idle }: ConnectionTimes) => ({
  requestTimeout: file,
  connectionTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: look },
});

/** Refuses connections beyond the limits; behind a proxy all callers share its address, which has no limit. */
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

/**
 * When the server closes, closes the connections that have carried no request yet. Browsers open them speculatively,
 * and Node counts them as busy for a minute.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', (done) => {
    unused.forEach((socket) => socket.destroy());
    done();
  });
}
