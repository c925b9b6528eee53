import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { signUpMember, testSettings, useServer, type TestServer } from '../testing/test-server';

const { metricsToken: TOKEN } = testSettings;
const closed = useServer({ metricsToken: undefined });
const guarded = useServer();

/** The status of the metrics and of the health by part, which one rule guards. */
async function ask(server: TestServer, headers: Record<string, string> = {}, ip = '127.0.0.1') {
  const answers = await Promise.all(
    ['/metrics', '/healthz/parts'].map((url) =>
      server.app.inject({ url, remoteAddress: ip, headers }),
    ),
  );
  const [status, ...others] = new Set(answers.map(({ statusCode }) => statusCode));
  expect(others).toEqual([]);
  if (status === 401) {
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: CODE.invalidToken, data: null });
    }
  }
  return status;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('Who may watch a server without METRICS_TOKEN', () => {
  it('is nobody, from the same machine either, where a proxy may stand', async () => {
    expect(await ask(closed)).toBe(401);
    expect(await ask(closed, { host: '127.0.0.1:7100' }, '::1')).toBe(401);
    expect(await ask(closed, { 'x-forwarded-for': '127.0.0.1' })).toBe(401);
  });

  it('is nobody by a token, since there is none', async () => {
    for (const token of ['undefined', 'null', '', TOKEN]) {
      expect(await ask(closed, bearer(token)), token).toBe(401);
    }
  });
});

describe('Who may watch a server with METRICS_TOKEN', () => {
  it('is who has the token, from anywhere', async () => {
    expect(await ask(guarded, bearer(TOKEN), '203.0.113.5')).toBe(200);
    expect(await ask(guarded, { authorization: `bearer ${TOKEN}` })).toBe(200);
  });

  it('is nobody without it, and no user of the console', async () => {
    expect(await ask(guarded)).toBe(401);
    const wrong = [TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), 'x'.repeat(TOKEN.length)];
    for (const token of wrong) expect(await ask(guarded, bearer(token)), token).toBe(401);
    expect(await ask(guarded, { authorization: TOKEN })).toBe(401);
    const { token } = await signUpMember(guarded);
    expect(await ask(guarded, bearer(token))).toBe(401);
    expect(await ask(guarded, { authorization: token })).toBe(401);
  });

  it('is not who guesses a short one: such a setting is refused', () => {
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(
      'METRICS_TOKEN must have at least 16',
    );
    expect(readSettings({ METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN);
    expect(readSettings({}).metricsToken).toBeUndefined();
  });
});
