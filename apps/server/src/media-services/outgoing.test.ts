import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoing } from './outgoing';

let asked = 0;
let port = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/long') return void response.end(Buffer.alloc(2_000));
  if (request.url === '/refused') return void response.writeHead(403).end();
  response.end('{"a":1}');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void server.close());

describe('A call to a service that somebody named', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])(
    'does not reach this machine by %s',
    async (host) => {
      const before = asked;
      expect(await outgoing(false)(`http://${host}:${port}/`)).toBeUndefined();
      expect(asked).toBe(before);
    },
  );

  it('reaches it where the operator allows that', async () => {
    expect((await outgoing(true)(`http://localhost:${port}/`))?.body.toString()).toBe('{"a":1}');
  });

  it('gives nothing for a refusal, an answer that is too long, and what is no web address', async () => {
    const ask = outgoing(true);
    expect(await ask(`http://localhost:${port}/refused`)).toBeUndefined();
    expect(await ask(`http://localhost:${port}/long`, { bytesMax: 1_000 })).toBeUndefined();
    expect(await ask('file:///etc/passwd')).toBeUndefined();
    expect(await ask('x')).toBeUndefined();
  });
});
