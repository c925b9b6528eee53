import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChatdeckClient } from '../client';
import { createMockBackend } from '../testing';
import type { CallAnswer } from './call';
import { SessionExpiredError } from './errors';
import { unwrap } from './result';

const BASE = 'http://chatdeck.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answerEverythingWith = (code: number) =>
  server.use(...createMockBackend({ faults: { '*': { kind: 'code', code } } }).handlers);

describe('a session that ends', () => {
  it('is reported once, however many calls were in flight', async () => {
    answerEverythingWith(40001);
    const client = createChatdeckClient({ baseUrl: BASE, auth: { getToken: () => 'old' } });
    const expired = vi.fn();
    client.onSessionExpired(expired);

    const results = await Promise.all([
      client.material.list(),
      client.robot.status(),
      client.account.info(),
    ]);

    expect(results.map((result) => result.code)).toEqual([40001, 40001, 40001]);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('is refreshed once and the calls are sent again', async () => {
    const seen: (string | null)[] = [];
    let token = 'old';
    server.events.on(
      'request:start',
      ({ request }) => void seen.push(request.headers.get('authorization')),
    );
    const { handlers } = createMockBackend();
    const expired = createMockBackend({ faults: { '*': { kind: 'code', code: 40004 } } }).handlers;
    server.use(...expired);
    const refresh = vi.fn(() => {
      token = 'new';
      server.resetHandlers(...handlers);
      return Promise.resolve(token);
    });
    const client = createChatdeckClient({
      baseUrl: BASE,
      auth: { getToken: () => token, refresh },
    });

    const results = await Promise.all([client.material.list(), client.robot.status()]);

    expect(results.every((result) => result.ok)).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(['old', 'old', 'new', 'new']);
    server.events.removeAllListeners();
  });

  it('ignores the late answer to an old token', async () => {
    let token = 'old';
    answerEverythingWith(40003);
    const client = createChatdeckClient({ baseUrl: BASE, auth: { getToken: () => token } });
    const expired = vi.fn();
    client.onSessionExpired(expired);

    const pending = client.material.list();
    await Promise.resolve();
    token = 'new';
    await pending;

    expect(expired).not.toHaveBeenCalled();
  });

  it('is a SessionExpiredError for those who unwrap', async () => {
    answerEverythingWith(40003);
    const client = createChatdeckClient({ baseUrl: BASE, auth: { getToken: () => 'old' } });
    await expect(client.account.info().then(unwrap)).rejects.toBeInstanceOf(SessionExpiredError);
  });
});

describe('a host that gives no token', () => {
  const neverAsked = () =>
    createChatdeckClient({
      baseUrl: BASE,
      auth: { getToken: () => new Promise<string>(() => undefined) },
    });

  it('fails the call with its reason when getToken throws', async () => {
    const cause = new Error('no cookie');
    const client = createChatdeckClient({
      baseUrl: BASE,
      auth: { getToken: () => Promise.reject(cause) },
    });
    await expect(client.material.list()).rejects.toMatchObject({
      kind: 'token',
      message: 'getToken() failed: no cookie',
      cause,
    });
  });

  it('fails the call after 15 s when getToken hangs', async () => {
    vi.useFakeTimers();
    try {
      const list = neverAsked().material.list();
      const failed = expect(list).rejects.toThrow('getToken() gave no token within 15 s');
      await vi.advanceTimersByTimeAsync(15_000);
      await failed;
    } finally {
      vi.useRealTimers();
    }
  });
});

it('asks in the language of the call, and tells who watches it of the answer', async () => {
  const languages: (string | null)[] = [];
  server.events.on(
    'request:start',
    ({ request }) => void languages.push(request.headers.get('accept-language')),
  );
  server.use(...createMockBackend().handlers);
  const client = createChatdeckClient({ baseUrl: BASE, locale: () => 'en' });
  const answers: CallAnswer[] = [];
  await client.material.tags({}, { locale: 'zh-CN', onAnswer: (answer) => answers.push(answer) });
  await client.material.tags();
  expect(languages).toEqual(['zh-CN', 'en']);
  expect(answers).toMatchObject([{ endpoint: 'material.tags', method: 'GET', input: {} }]);
  server.events.removeAllListeners();
});

it('does not send a call that may not be made, and fails as the server would', async () => {
  const sent: string[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
  server.use(...createMockBackend().handlers);
  const client = createChatdeckClient({ baseUrl: BASE });
  const mayCall = (endpoint: string) => endpoint === 'material.tags';
  expect(await client.group.all({ mayCall })).toMatchObject({ ok: false, code: 30004 });
  expect(await client.material.tags({}, { mayCall })).toMatchObject({ ok: true });
  expect(sent).toHaveLength(1);
  server.events.removeAllListeners();
});
