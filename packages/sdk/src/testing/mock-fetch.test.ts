import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createChatdeckClient } from '../client';
import { CODE } from '../core/codes';
import { AbortedError, NetworkError, TimeoutError } from '../core/errors';
import { unwrap } from '../core/result';
import { createMockBackend, type MockBackendOptions } from './mock-backend';

function start(options: MockBackendOptions = {}, timeoutMs = 60_000) {
  const { fetch, state } = createMockBackend(options);
  const baseUrl = 'https://chatdeck.invalid';
  const auth = { getToken: () => 't' };
  return { client: createChatdeckClient({ baseUrl, timeoutMs, auth, fetch }), state };
}

describe('The fetch of a mock backend', () => {
  it('answers from the state that the test can see and change', async () => {
    const { client, state } = start({ amount: 'empty' });
    const { id } = unwrap(await client.material.add({ type: 1, name: '早安', content: '早' }));
    expect(state.materials).toMatchObject([{ id, name: '早安' }]);
  });

  it.each([
    ['a connection that is lost', { kind: 'offline' }, NetworkError],
    ['a server that never answers', { kind: 'never' }, TimeoutError],
    ['a page of a proxy', { kind: 'raw', status: 500, body: '<html>' }, NetworkError],
  ] as const)('fails one call as %s does', async (_, fault, error) => {
    const { client } = start({ faults: { 'material.list': fault } }, 200);
    await expect(client.material.list()).rejects.toThrow(error);
    expect(await client.prompt.list()).toMatchObject({ ok: true });
  });

  it('still stops when the caller cancels after garbage has been collected', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const { fetch } = createMockBackend({ faults: { '*': { kind: 'never' } } });
    let stopped = 0;
    const call = () => {
      const cancel = new AbortController();
      const { signal } = cancel;
      fetch('https://chatdeck.invalid/v1/api/material/list', { signal }).catch(
        () => (stopped += 1),
      );
      return cancel;
    };
    // What waits keeps less alive once it has been compiled, which takes some two thousand calls.
    for (const total of [1_000, 2_000, 3_000]) {
      const cancels = Array.from({ length: 1_000 }, call);
      await setImmediate();
      collectGarbage();
      cancels.forEach((cancel) => cancel.abort());
      await setImmediate();
      expect(stopped).toBe(total);
    }
  });

  it('refuses with a code', async () => {
    const { client } = start({ faults: { '*': { kind: 'code', code: CODE.notFound } } });
    expect(await client.material.list()).toMatchObject({ ok: false, code: CODE.notFound });
  });

  it('stops waiting when the caller cancels', async () => {
    const { client } = start({ faults: { '*': { kind: 'never' } } });
    const cancel = new AbortController();
    const listed = client.material.list({}, { signal: cancel.signal });
    cancel.abort();
    await expect(listed).rejects.toThrow(AbortedError);
  });

  it('answers with a body for those who read no text', async () => {
    const { fetch } = createMockBackend();
    const answer = await fetch('https://chatdeck.invalid/v1/api/material/list');
    expect(await answer.json()).toMatchObject({ code: CODE.success });
  });
});
