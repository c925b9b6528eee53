import { createOpenApiClient, unwrap, type ApiError } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenTo } from '../testing/mailbox';
import type { BrokerAccess } from '../testing/test-robot';
import { call, signUpMember, useServer } from '../testing/test-server';

const server = useServer({ logLevel: 'trace' });

let written = '';
beforeEach(() => {
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const entries = () =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The secrets of an account after every use of it. */
async function usedSecrets(): Promise<string[]> {
  const one = await signUpMember(server);
  const { client, robot, email } = one;
  const keys = await robot.keys();
  await client.account.login({ email, password: 'canary-wrong-password' });
  await client.account.sendReset(email);
  const reset = await tokenTo(server, email);
  await client.account.checkReset(reset);
  const config = JSON.stringify({ gpttoken: 'canary-provider-key', userInfo: { role: 'canary' } });
  unwrap(await client.robot.config.save({ config, baseVersion: 0 }));
  await client.robot.config.save({ config: '{"canary-malformed', baseVersion: 1 });
  unwrap(await client.robot.setVerifyCode('canary-code'));
  const path = '/v1/api/material/token';
  const grant = await call<{ token: string }>(server, 'GET', path, { token: one.token });
  const signed = await robot.signed({});
  await robot.send('GET', '/wechat/config', signed);
  await robot.send('GET', '/wechat/config', signed);
  const forged = { ...(await robot.signed({ robotName: 'x' })), sign: 'canary-sign' };
  await robot.send('POST', '/wechat/info', forged);
  const { data: access } = await robot.get<BrokerAccess>('/ws/mqtt/config');
  const listener = await robot.listen();
  await listener.close();
  const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
  const session = unwrap(await openApi.openSession(['send']));
  await openApi.sayToRoom({
    roomName: 'canary-room',
    message: { type: 1, content: 'canary-text' },
  });
  const next = unwrap(await client.openApi.resetCredentials());
  await call(server, 'POST', '/v1/payment/notify', {
    headers: { 'x-payment-signature': 'canary-payment-signature' },
    body: { secret: 'canary-payment' },
  });
  await call(server, 'POST', '/v1/api/login?token=canary-in-query', {
    headers: { cookie: 'canary-cookie' },
    body: { email, password: 'canary-body-password' },
  });
  await client.account.resetPassword({ token: reset, password: 'canary-new-password' });
  return [
    one.password,
    one.token,
    keys.apiSecret,
    next.apiSecret,
    session.token,
    grant.data.token,
    reset,
    access.password,
    String(signed.sign),
    'canary',
  ];
}

describe('The log', () => {
  it('holds no secret of those who use the server, whatever they do with it', async () => {
    const secrets = await usedSecrets();
    expect(entries().length).toBeGreaterThan(15);
    expect(written).toContain('/v1/api/apiauth/reset');
    expect(written).toContain('/openapi/v1/session');
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it('names a crash as its caller does, and leaves out what was to be stored', async () => {
    const { client } = await signUpMember(server);
    const failing = async () => {
      await server.db.execute(sql`select ${'canary-value'}::text::int`);
      throw new Error('It should have failed');
    };
    vi.spyOn(server.services.robot, 'status').mockImplementation(failing);
    const error: unknown = await client.robot
      .status()
      .then(unwrap)
      .catch((thrown: unknown) => thrown);
    const { requestId } = error as ApiError;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const crash = entries().find((entry) => entry.msg === 'A call failed');
    expect(crash).toMatchObject({
      reqId: requestId,
      err: { message: 'Failed query (22P02): select $1::text::int' },
    });
    expect(JSON.stringify(crash)).toContain('    at ');
    expect(written).not.toContain('canary-value');
  });

  it('is led to by the id on every answer', async () => {
    const first = await server.app.inject('/healthz');
    const second = await server.app.inject('/v1/api/nothing');
    const ids = [first, second].map(({ headers }) => String(headers['x-request-id']));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(entries().some((entry) => entry.reqId === id)).toBe(true);
  });
});
