import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChatdeckClient } from '../client';
import { contract } from '../contract';
import { createMockBackend } from '../testing';
import { afterItsTime } from '../testing/passing-time.fixtures';
import { carriesToken } from './path';

const BASE = 'http://open.chatdeck.test/open-door';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createChatdeckClient({
  baseUrl: `${BASE}/`,
  auth: { getToken: () => 'secret' },
  locale: () => 'en',
});

describe('a call', () => {
  it('is sent under /v1 with the bare token, its language and its query', async () => {
    let request: Request | undefined;
    server.events.on('request:start', (event) => (request = event.request));
    server.use(...createMockBackend().handlers);

    const result = await client.material.list({ name: 'open 早安', pageSize: 5 });

    expect(result).toMatchObject({ ok: true, data: { count: expect.any(Number) } });
    expect(request?.url).toContain('/open-door/v1/api/material/list?');
    expect(request?.headers.get('authorization')).toBe('secret');
    expect(request?.headers.get('accept-language')).toBe('en');
    server.events.removeAllListeners();
  });

  it('sends credentials along', async () => {
    server.use(...createMockBackend().handlers);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await client.robot.status();
    const [request, init] = fetched.mock.calls[0] ?? [];
    expect(request instanceof Request ? request.credentials : init?.credentials).toBe('include');
    fetched.mockRestore();
  });

  it('carries no token only where its own path says open', () => {
    expect(carriesToken(contract.material.list.path)).toBe(true);
    expect(carriesToken('/openapi/v1/chat/room')).toBe(false);
  });

  it('hands a nonzero code to the caller with the words of the server', async () => {
    server.use(...createMockBackend({ faults: { '*': { kind: 'code', code: 31001 } } }).handlers);
    const result = await client.send.toRoom('room-1', { type: 1, content: '早安' });
    expect(result).toMatchObject({
      ok: false,
      code: 31001,
      message: expect.stringContaining('offline'),
    });
  });

  it('reads an envelope under any status', async () => {
    server.use(
      http.get('*/v1/api/wechat/status', () =>
        HttpResponse.json({ code: 50000, msg: '', message: 'late words' }, { status: 500 }),
      ),
    );
    expect(await client.robot.status()).toMatchObject({ code: 50000, message: 'late words' });
  });

  it('tries a GET again after 503 and succeeds', async () => {
    let tries = 0;
    server.use(
      http.get('*/v1/api/apiauth/get', () => {
        tries += 1;
        return tries < 3
          ? new HttpResponse('busy', { status: 503 })
          : HttpResponse.json({ code: 0, msg: '', data: { apiKey: 'k', apiSecret: 's' } });
      }),
    );
    const { answer } = await afterItsTime(() => client.openApi.credentials());
    expect(answer).toMatchObject({ ok: true });
    expect(tries).toBe(3);
  });

  it('sends a POST again only under the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/v1/api/*', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return new HttpResponse(null, { status: 502 });
      }),
    );
    const message = { type: 1 as const, content: '早' };
    const refused = await afterItsTime(() => client.send.toRoom('room-1', message));
    expect(refused.error).toMatchObject({ kind: 'network', status: 502 });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);

    keys.length = 0;
    const options = { idempotencyKey: 'the key of a lost answer' };
    const again = await afterItsTime(() => client.send.toRoom('room-1', message, options));
    expect(again.error).toMatchObject({ kind: 'network' });
    expect(new Set(keys)).toEqual(new Set([options.idempotencyKey]));

    keys.length = 0;
    await expect(client.account.logout()).rejects.toMatchObject({ kind: 'network' });
    expect(keys).toEqual([null]);
  });

  it('names the place where an answer breaks the contract and keeps the answer', async () => {
    const answer = { count: 1, list: [{ id: 7 }] };
    server.use(
      http.get('*/v1/api/material/list', () =>
        HttpResponse.json({ code: 0, msg: '', data: answer }),
      ),
    );
    await expect(client.material.list()).rejects.toMatchObject({
      kind: 'contract',
      call: { endpoint: 'material.list', path: '/api/material/list' },
      at: expect.stringContaining('list.0'),
      answer,
    });
  });

  it('reports an HTML answer with its status', async () => {
    server.use(
      http.post(
        '*/v1/api/user/info',
        () => new HttpResponse('<h1>Bad gateway</h1>', { status: 200 }),
      ),
    );
    await expect(client.account.info()).rejects.toMatchObject({ kind: 'network', status: 200 });
  });

  it.each([
    ['an HTML page with 502', 502, '<html><body><h1>nginx</h1></body></html>'],
    ['an HTML page with 401', 401, '<html><body><h1>nginx</h1></body></html>'],
    ['429 of a proxy', 429, 'Too Many Requests'],
    ['JSON that ends in its middle', 200, '{"code":0,"msg":"","data":{"count":20,"li'],
    ['an empty body', 200, ''],
  ])('makes the same error of every answer without an envelope: %s', async (_, status, body) => {
    const fault = { kind: 'raw', status, body } as const;
    server.use(...createMockBackend({ faults: { '*': fault } }).handlers);
    const { error } = await afterItsTime(() => client.material.list());
    expect(error).toMatchObject({
      kind: 'network',
      status,
      message: expect.stringContaining('without a readable answer'),
    });
  });

  it("ends at its time limit and at the caller's signal", async () => {
    server.use(...createMockBackend({ faults: { '*': { kind: 'never' } } }).handlers);
    const hasty = createChatdeckClient({ baseUrl: BASE, timeoutMs: 20 });
    await expect(hasty.robot.status()).rejects.toMatchObject({ kind: 'timeout', timeoutMs: 20 });

    const controller = new AbortController();
    const pending = client.robot.status({ signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
  });
});
