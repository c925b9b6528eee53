import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChatdeckClient } from '../client';
import { createMockBackend } from '../testing';
import { eachItem } from './pages';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createChatdeckClient({
  baseUrl: 'http://chatdeck.test',
  auth: { getToken: () => 'secret' },
});
function countRequests() {
  let requests = 0;
  server.events.on('request:start', () => void (requests += 1));
  return () => requests;
}

describe('going through a paged list', () => {
  it('gives each item once, in order, with as few calls as the server allows', async () => {
    server.use(...createMockBackend({ amount: 'many' }).handlers);
    const requests = countRequests();
    const ids = [];
    for await (const friend of eachItem(client.contact.list)) ids.push(friend.wxid);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(requests()).toBe(Math.ceil(ids.length / 100));
  });

  it('fetches no further than the loop goes', async () => {
    server.use(...createMockBackend({ amount: 'many' }).handlers);
    const requests = countRequests();
    for await (const friend of eachItem(client.contact.list, { pageSize: 5 })) {
      expect(friend.wxid).toBeTruthy();
      break;
    }
    expect(requests()).toBe(1);
  });

  it('ends at once where there is nothing', async () => {
    server.use(...createMockBackend({ amount: 'empty' }).handlers);
    expect(await eachItem(client.material.list).next()).toEqual({ done: true, value: undefined });
  });

  it('throws what the server refuses', async () => {
    server.use(...createMockBackend({ faults: { '*': { kind: 'code', code: 50000 } } }).handlers);
    await expect(eachItem(client.material.list).next()).rejects.toMatchObject({ kind: 'api' });
  });
});
