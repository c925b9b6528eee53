import { createOpenApiClient, unwrap } from '@chatdeck/sdk';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { readSettings } from '../settings';
import { signUpMember, useServer, type TestServer } from '../testing/test-server';

const open = useServer({ logLevel: 'info' });
const discreet = useServer({ logLevel: 'info', logPrivate: true });
const restarted = useServer({ logLevel: 'info', logPrivate: true });

const lineSchema = z.object({
  msg: z.enum(['A request was answered', 'A request was aborted']),
  reqId: z.string(),
  method: z.string(),
  path: z.string().optional(),
  status: z.number(),
  ms: z.number(),
  account: z.string().optional(),
  address: z.string(),
});

let written = '';
beforeEach(() => {
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const lines = () =>
  written.split('\n').flatMap((line) => {
    const found = line === '' ? undefined : lineSchema.safeParse(JSON.parse(line));
    return found?.success === true ? [found.data] : [];
  });

/** The line of a request, by the id on its answer. */
async function lineOf(server: TestServer, request: InjectOptions) {
  const { headers } = await server.app.inject(request);
  const own = lines().filter(({ reqId }) => reqId === headers['x-request-id']);
  expect(own, 'one line for each request').toHaveLength(1);
  return own[0];
}

const list = (authorization: string, remoteAddress: string) => ({
  url: '/v1/api/material/list?canary=1',
  headers: { authorization },
  remoteAddress,
});

describe('The access log', () => {
  it('says who asked for what, from where, and how it went', async () => {
    const { token, userId } = await signUpMember(open);
    expect(await lineOf(open, list(token, '203.0.113.7'))).toMatchObject({
      method: 'GET',
      path: '/v1/api/material/list',
      status: 200,
      account: userId,
      address: '203.0.113.7',
    });
    const visitor = await lineOf(open, { url: '/healthz', remoteAddress: '203.0.113.8' });
    expect(visitor).toMatchObject({ address: '203.0.113.8' });
    expect(visitor).not.toHaveProperty('account');
    expect(await lineOf(open, list('a forged token', '203.0.113.9'))).not.toHaveProperty('account');
  });

  it('names the account of a robot, a script and a live stream too', async () => {
    const { robot, token, userId } = await signUpMember(open);
    await robot.get('/wechat/config');
    const scripts = createOpenApiClient({ baseUrl: open.url, ...(await robot.keys()) });
    unwrap(await scripts.openSession(['send']));
    const leaving = new AbortController();
    await fetch(`${open.url}/v1/api/wechat/events`, {
      headers: { authorization: token },
      signal: leaving.signal,
    });
    leaving.abort();
    const named = (path: string) => lines().find((line) => line.path === path)?.account;
    await vi.waitFor(() => expect(named('/v1/api/wechat/events')).toBe(userId));
    expect(named('/open/v1/api/wechat/config')).toBe(userId);
    expect(named('/openapi/v1/session')).toBe(userId);
  });

  it('leaves out an address that is itself a permission', async () => {
    const line = await lineOf(open, { method: 'POST', url: '/open/v1/api/log/canary-permission' });
    expect(line?.path).toBe('/open/v1/api/log/:token');
    expect(written).not.toContain('canary');
  });
});

describe('A private access log', () => {
  it('shows which lines belong together, and not whose they are', async () => {
    const [one, other] = [await signUpMember(discreet), await signUpMember(discreet)];
    written = '';
    const first = await lineOf(discreet, list(one.token, '203.0.113.7'));
    const second = await lineOf(discreet, list(one.token, '203.0.113.7'));
    const third = await lineOf(discreet, list(other.token, '203.0.113.8'));
    expect(first?.account).toMatch(/^[\w-]{16}$/);
    expect(second).toMatchObject({ account: first?.account, address: first?.address });
    expect(third?.account).not.toBe(first?.account);
    expect(third?.address).not.toBe(first?.address);
    await lineOf(discreet, { url: `/files/u/${one.userId}/picture.png` });
    for (const secret of [one.userId, other.userId, '203.0.113', 'picture']) {
      expect(written).not.toContain(secret);
    }
  });

  it('hashes by a key that ends with the process, so that nobody finds an address by trying all', async () => {
    const ask = { url: '/healthz', remoteAddress: '203.0.113.7' };
    const [before, after] = [await lineOf(discreet, ask), await lineOf(restarted, ask)];
    expect(before?.address).toMatch(/^[\w-]{16}$/);
    expect(after?.address).not.toBe(before?.address);
  });

  it('is what LOG_PRIVATE=1 asks for', () => {
    expect(readSettings({ LOG_PRIVATE: '1' }).logPrivate).toBe(true);
    expect(readSettings({}).logPrivate).toBe(false);
    expect(() => readSettings({ LOG_PRIVATE: 'yes' })).toThrow('LOG_PRIVATE must be 1 or 0');
  });
});
