import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endUnusedConnections } from './unused-connections';

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
