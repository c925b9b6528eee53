import { once } from 'node:events';
import { createServer, Socket, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections, endUnusedConnections } from './connection-limits';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server that receives connections from any address, which no test machine has. */
function limitedServer(isBehindProxy = false) {
  const server = createServer();
  servers.push(server);
  limitConnections({ server }, isBehindProxy);
  const connectFrom = (address: string): Socket => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return socket;
  };
  const manyFrom = (address: string, count: number) =>
    Array.from({ length: count }, () => connectFrom(address));
  return { server, connectFrom, manyFrom };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('The connections of one network', () => {
  it('are five hundred at once; one more is refused, and nobody else is', () => {
    const { connectFrom, manyFrom } = limitedServer();
    const first = manyFrom('203.0.113.7', 500);
    expect(first.some(({ destroyed }) => destroyed)).toBe(false);
    expect(connectFrom('203.0.113.7').destroyed).toBe(true);
    expect(connectFrom('203.0.113.8').destroyed).toBe(false);
  });

  it('count together by /64 where they are IPv6, and as IPv4 where they are written as IPv6', () => {
    const { connectFrom, manyFrom } = limitedServer();
    manyFrom('2001:db8:1:2::1', 499);
    expect(connectFrom('2001:db8:1:2:ffff::9').destroyed).toBe(false);
    expect(connectFrom('2001:db8:1:2::3').destroyed).toBe(true);
    expect(connectFrom('2001:db8:1:3::1').destroyed).toBe(false);
    manyFrom('203.0.113.7', 500);
    expect(connectFrom('::ffff:203.0.113.7').destroyed).toBe(true);
  });

  it('give their place back when they close, refused ones too', async () => {
    const { connectFrom, manyFrom } = limitedServer();
    const [first] = manyFrom('203.0.113.7', 500);
    const refused = connectFrom('203.0.113.7');
    await closed(refused);
    expect(connectFrom('203.0.113.7').destroyed).toBe(true);
    const gone = first && closed(first.destroy());
    await gone;
    await closed(connectFrom('203.0.113.9').destroy());
    expect(connectFrom('203.0.113.7').destroyed).toBe(false);
  });

  it('have no limit on the machine itself, nor behind a proxy, which counts for itself', () => {
    const local = limitedServer();
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(local.manyFrom(address, 501).at(-1)?.destroyed).toBe(false);
    }
    const proxied = limitedServer(true);
    expect(proxied.manyFrom('203.0.113.7', 501).at(-1)?.destroyed).toBe(false);
  });
});

it('allows five thousand connections altogether', () => {
  expect(limitedServer().server.maxConnections).toBe(5_000);
});

it('ends although a browser holds a connection that it never used', async () => {
  const app = fastify();
  endUnusedConnections(app);
  app.get('/', (_, reply) => reply.send('here'));
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(app.server, 'connection');
  const ahead = connect(Number(address.port), address.hostname);
  await accepted;
  expect(await (await fetch(address)).text()).toBe('here');
  const ended = once(ahead, 'close');
  await app.close();
  await ended;
});
