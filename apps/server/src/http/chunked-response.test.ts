import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Endpoint } from '@chatdeck/sdk/contract';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { sendInChunks } from './chunked-response';

const rows = z.array(z.object({ text: z.string() }));
const LIST: Endpoint = {
  id: 'test.list',
  method: 'GET',
  path: '/list',
  access: 'public',
  origin: 'chosen',
  summary: 'A list.',
  request: z.object({}),
  response: rows,
};
const PAGE: Endpoint = { ...LIST, response: z.object({ count: z.number(), list: rows }) };

/** A server whose one call answers with these chunks. */
async function serve(chunks: () => AsyncGenerator<unknown>, answer = LIST) {
  const app = fastify();
  app.get('/list', (request, reply) => sendInChunks(request, reply, answer, chunks()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return `${address}/list`;
}

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();
const row = (text: string) => ({ text, secret: 'not in the contract' });

describe('A list that is sent in pieces', () => {
  it('reads as one answer, with what the contract names and nothing else', async () => {
    const chunks = async function* () {
      yield await Promise.resolve([row('a'), row('b')]);
      yield [];
      yield [row('"c"\n')];
    };
    const data = [{ text: 'a' }, { text: 'b' }, { text: '"c"\n' }];
    expect(await json(await serve(chunks))).toEqual({ code: 0, msg: '成功', data });
  });

  it('may be a page, and may be empty', async () => {
    const page = async function* () {
      yield await Promise.resolve({ count: 3, list: [] });
      yield { count: 3, list: [row('a')] };
    };
    expect(await json(await serve(page, PAGE))).toMatchObject({
      data: { count: 3, list: [{ text: 'a' }] },
    });
    const empty = async function* () {
      yield await Promise.resolve([]);
    };
    expect(await json(await serve(empty))).toMatchObject({ code: 0, data: [] });
  });

  it('is read no faster than its caller takes it, and no further once the caller is gone', async () => {
    let read = 0;
    let isOver = false;
    const endless = async function* () {
      try {
        for (;;) {
          read += 1;
          yield await Promise.resolve([row('x'.repeat(1_000_000))]);
        }
      } finally {
        isOver = true;
      }
    };
    const request = get(await serve(endless));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.pause();
    // Some are in the buffers of both ends; then nothing moves until the client reads.
    let before = 0;
    const isStill = () => {
      const moved = read !== before;
      before = read;
      return !moved;
    };
    await expect.poll(isStill, { interval: 100 }).toBe(true);
    expect(read).toBeLessThan(50);
    response.destroy();
    await expect.poll(() => isOver).toBe(true);
  });

  it('is refused when it fails at once, and breaks off when it fails later', async () => {
    const atOnce = async function* () {
      await Promise.reject(new Error('The database is gone'));
      yield [];
    };
    expect((await fetch(await serve(atOnce))).status).toBe(500);
    const later = async function* () {
      yield await Promise.resolve([row('a')]);
      throw new Error('The database is gone');
    };
    await expect(json(await serve(later))).rejects.toThrow();
  });
});
