import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChatdeckClient } from '../client';
import { CODE } from '../core/codes';
import { createMockBackend } from './mock-backend';
import { afterItsTime } from './passing-time.fixtures';
import { SCENARIOS, type ScenarioName } from './scenarios';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createChatdeckClient({
  baseUrl: 'http://scenario.test',
  timeoutMs: 3_000,
  auth: { getToken: () => 'secret' },
});
const play = (name: ScenarioName) => server.use(...createMockBackend(SCENARIOS[name]).handlers);

describe('a scenario', () => {
  it.each([
    ['empty', 0, 0],
    ['some', 1, 50],
    ['many', 1_000, 100_000],
  ] as const)('"%s" holds between %i and %i friends', async (name, least, most) => {
    play(name);
    const page = await client.contact.list();
    expect(page.ok && page.data.count).toBeGreaterThanOrEqual(least);
    expect(page.ok && page.data.count).toBeLessThanOrEqual(most);
  });

  it.each([
    ['rejects', CODE.serverError],
    ['expired', CODE.expiredToken],
  ] as const)('"%s" refuses with %i', async (name, code) => {
    play(name);
    expect(await client.material.list()).toMatchObject({ ok: false, code });
  });

  it('"restricted" refuses what needs membership and custom rights, and nothing else', async () => {
    play('restricted');
    expect(await client.material.list()).toMatchObject({ ok: true });
    expect(await client.custom.load()).toMatchObject({ code: CODE.customRightNeeded });
    const role = { name: '客服', content: '你是客服。' };
    expect(await client.prompt.add(role)).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('"networkDown" and "malformed" are errors of the transport', async () => {
    play('networkDown');
    const role = { name: '客服', content: '你是客服。' };
    await expect(client.prompt.add(role)).rejects.toMatchObject({ kind: 'network' });
    play('malformed');
    await expect(client.prompt.add(role)).rejects.toMatchObject({ kind: 'network', status: 502 });
  });

  it('"slow" answers after two seconds', async () => {
    play('slow');
    const { answer, ms } = await afterItsTime(() => client.material.list());
    expect(answer).toMatchObject({ ok: true });
    expect(ms).toBeGreaterThan(1_900);
  });
});
