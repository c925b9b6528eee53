import { createOpenApiClient, unwrap, OPEN_API_WINDOW_MS } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../database/schema';
import { call, signUp, useServer } from '../../testing/test-server';
import { openShop, PATH, room, signed } from './open-api.fixtures';

const server = useServer();

describe('A signed request', () => {
  it('is believed once', async () => {
    const account = await openShop(server);
    const listener = await account.robot.listen();
    const { once } = await signed(server, account, room);
    const answers = await Promise.all([once(), once(), once()]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await once()).toMatchObject({
      status: 200,
      code: CODE.invalidToken,
      data: { reason: 'replayed' },
      error: '签名已使用过',
    });
    await listener.close();
  });

  it('is not believed when a part of it was changed on the way', async () => {
    const account = await openShop(server);
    const listener = await account.robot.listen();
    const other = await openShop(server, '别家');
    const { headers } = await signed(server, other, room);
    const changes = [
      [{ body: { ...room, message: { type: 1, content: '转账' } } }, 'wrongSignature'],
      [{ path: '/openapi/v1/chat/contact' }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-timestamp': String(Date.now() + 1) } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-nonce': 'another-nonce-1234' } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-key': headers['x-chatdeck-key'] ?? '' } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-key': 'invented' } }, 'unknownKey'],
      [{ headers: { 'x-chatdeck-signature': '0'.repeat(64) } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-signature': '' } }, 'unsigned'],
      [{ now: Date.now() - OPEN_API_WINDOW_MS - 1_000 }, 'outsideWindow'],
      [{ now: Date.now() + OPEN_API_WINDOW_MS + 1_000 }, 'outsideWindow'],
    ] as const;
    for (const [change, reason] of changes) {
      const { once } = await signed(server, account, room, change);
      expect(await once()).toMatchObject({ code: CODE.invalidToken, data: { reason } });
    }
    expect(unwrap(await account.client.send.jobs.list()).count).toBe(0);
    await listener.close();
  });

  it('needs a membership', async () => {
    const { robot } = await signUp(server);
    const openApi = createOpenApiClient({ baseUrl: server.url, ...(await robot.keys()) });
    expect(await openApi.sayToRoom(room)).toMatchObject({ code: CODE.membershipNeeded });
    expect(await openApi.openSession(['send'])).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('is answered with how long to wait when there are too many', async () => {
    const account = await openShop(server);
    await server.db.insert(rateLimits).values({
      subject: `openapi-send:${account.userId}`,
      count: 60,
      endsAt: new Date(Date.now() + 30_000),
    });
    const { retryAfterMs } = (await account.openApi.sayToRoom(room)).data as never;
    expect(retryAfterMs).toBeGreaterThan(20_000);
  });

  it('is no longer looked at from an address that sends too many wrong ones', async () => {
    const account = await openShop(server);
    const [ip, at] = ['203.0.113.9', new Date(Date.now() + 60_000)];
    await server.db.insert(rateLimits).values({ subject: `openapi:${ip}`, count: 100, endsAt: at });
    const wrong = { body: room, headers: { 'x-chatdeck-key': 'x' }, ip };
    expect(await call(server, 'POST', PATH, wrong)).toMatchObject({ code: CODE.tooManyTries });
    expect((await (await signed(server, account, room)).once()).code).toBe(CODE.robotOffline);
  });
});

describe('The API key alone', () => {
  it('is not enough', async () => {
    const { robot } = await openShop(server);
    const body = { ...room, apiKey: (await robot.keys()).apiKey };
    expect(await call(server, 'POST', PATH, { body })).toMatchObject({
      code: CODE.invalidToken,
      data: { reason: 'unsigned' },
    });
  });
});
