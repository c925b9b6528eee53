import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CONNECTION_TIMES } from '../../http/connection-limits';
import { createApp } from '../../app';
import { startBackend, testSettings } from '../../testing/test-server';
import { grouped, p99, show } from '../guarantee';

const SOCKETS = 1_000;
/** The timeouts of the server are divided by this. */
const FASTER = 10;
const times = {
  headers: CONNECTION_TIMES.headers / FASTER,
  request: CONNECTION_TIMES.request / FASTER,
  file: CONNECTION_TIMES.file / FASTER,
  look: CONNECTION_TIMES.look / FASTER,
  idle: CONNECTION_TIMES.idle / FASTER,
};
const MINUTE_MS = 60_000 / FASTER;
/** An ordinary page must not take longer meanwhile. */
const OTHERS_MS = 500;

const HALF = [
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /v1/api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  'POST /v1/api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999\r\n\r\n--b',
  '',
] as const;

/** Opens connections that send half of a request and never finish it. */
async function openSlow(port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: SOCKETS }, (_, at) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(HALF[at % HALF.length] ?? '');
    socket.resume();
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const countOf = (server: Server) => promisify(server.getConnections.bind(server))();
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** How the server formerly answered slow requests: it closed only its own end. */
async function startForgetful() {
  const { headers: headersTimeout, request: requestTimeout, look } = times;
  const options = { headersTimeout, requestTimeout, connectionsCheckingInterval: look };
  const server = createServer(options, (_, response) => response.end());
  server.on('clientError', (_error, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('A thousand slow connections', () => {
  it('are gone after a minute, and nobody else notices them', async (context) => {
    const { services } = await startBackend();
    const app = await createApp(services, { ...testSettings }, times);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const forgetful = await startForgetful();
    let taken = 0;
    app.server.on('connection', () => taken++);
    const began = performance.now();
    const own = await openSlow(portOf(app.server));
    await expect.poll(() => taken).toBeGreaterThan(SOCKETS / 2);
    const slow = [...own, ...(await openSlow(portOf(forgetful)))];

    let asked = 0;
    const waits: number[] = [];
    while (performance.now() - began < MINUTE_MS + times.look) {
      const from = performance.now();
      expect((await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status).toBe(
        200,
      );
      waits.push(performance.now() - from);
      asked += 1;
      await pause(20);
    }
    await expect.poll(() => countOf(app.server)).toBe(0);
    const stored = await countOf(forgetful);
    slow.forEach((socket) => socket.destroy());
    forgetful.closeAllConnections();
    forgetful.close();
    await app.close();
    expect(stored).toBeGreaterThan(SOCKETS / 2);
    const slowest = p99(waits);
    expect(slowest).toBeLessThan(OTHERS_MS);
    show(context, {
      name: 'Slow connections',
      measured: `0 of ${grouped(SOCKETS)} kept after a minute (of six seconds here); ${asked} others were answered, p99 ${Math.round(slowest)} ms`,
      control: `a server that only ends its own side keeps ${grouped(stored)}`,
    });
  });
});
