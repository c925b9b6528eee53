import { unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { call, startBackend, useServer } from '../../testing/test-server';
import { robotOf } from '../../testing/test-robot';
import {
  openPartnerSession,
  openShop,
  room,
  signUpPartner,
  signUpPartnerOfCustomers,
} from '../open-api/open-api.fixtures';
import { addKey, keysOf, openApiOf, openPage, pass } from './open-api-key.fixtures';

const server = useServer();

describe('A further key', () => {
  it('sends where it may, and is listed with its last use and without its secret', async () => {
    const shop = await openShop(server);
    const listener = await shop.robot.listen();
    const key = await addKey(server, shop, ['send']);
    expect(await keysOf(shop)).toMatchObject([{ id: key.id, lastUsedAt: null }]);
    unwrap(await key.openApi.sayToRoom(room));
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'r1' }] });
    const list = await keysOf(shop);
    expect(list).toMatchObject([{ apiKey: key.apiKey, scopes: ['send'] }]);
    expect(Date.now() - Date.parse(list[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(JSON.stringify(list)).not.toContain(key.apiSecret);
    await listener.close();
  });

  it.each([
    ['send', 'material:read', 'sayToRoom'],
    ['session', 'material:read', 'openSession'],
    ['customers', 'session', 'addCustomer'],
  ] as const)('needs the scope %s, which %s is not, for %s', async (scope, other, verb) => {
    const shop = await signUpPartnerOfCustomers(server);
    const { openApi } = await addKey(server, shop, [other]);
    const asked = {
      sayToRoom: () => openApi.sayToRoom(room),
      openSession: () => openApi.openSession(['material:read']),
      addCustomer: () => openApi.addCustomer({ customerId: 'c-1', name: '城南店' }),
    };
    expect(await asked[verb]()).toMatchObject({
      code: CODE.scopeNeeded,
      data: { scopes: [scope] },
    });
  });

  it('opens sessions with its own scopes alone, and none that outlives it', async () => {
    const shop = await openShop(server);
    const end = new Date(Date.now() + 60_000).toISOString();
    const key = await addKey(server, shop, ['session', 'contact:read'], end);
    const { page, expiresAt } = await openPage(server, key, ['contact:read']);
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(end));
    const wider = key.openApi.openSession(['contact:read', 'send']);
    expect(await wider).toMatchObject({ code: CODE.scopeNeeded, data: { scopes: ['send'] } });
  });

  it('reaches the accounts of customers only with the scope for them', async () => {
    const shop = await signUpPartnerOfCustomers(server);
    const key = await addKey(server, shop, ['session', 'customers', 'material:read']);
    unwrap(await key.openApi.addCustomer({ customerId: 'c-1', name: '城南店' }));
    const { page } = await openPage(server, key, ['material:read'], 'c-1');
    expect(unwrap(await page.material.list()).count).toBe(0);
    const other = await addKey(server, shop, ['session', 'material:read']);
    const asked = other.openApi.openSession(['material:read'], { customerId: 'c-1' });
    expect(await asked).toMatchObject({ code: CODE.scopeNeeded, data: { scopes: ['customers'] } });
    unwrap(await shop.client.openApiKey.remove(key.id));
    expect(await page.material.list()).toMatchObject({ code: CODE.invalidToken });
  });

  it('signs nothing once it has expired, which only its owner learns', async () => {
    const shop = await openShop(server);
    const key = await addKey(server, shop, ['send']);
    await pass(server, key, { expiresAt: new Date(Date.now() - 1) });
    expect(await key.openApi.sayToRoom(room)).toMatchObject({
      code: CODE.invalidToken,
      data: { reason: 'expiredKey' },
    });
    const guess = openApiOf(server, { ...key, apiSecret: 'guessed' });
    expect(await guess.sayToRoom(room)).toMatchObject({ data: { reason: 'wrongSignature' } });
  });

  it('is nothing that a robot signs with', async () => {
    const shop = await openShop(server);
    const key = await addKey(server, shop, ['send', 'session']);
    const robot = robotOf(server, () => Promise.resolve({ ...key, userId: shop.userId }));
    expect(await robot.get('/wechat/heart', { heartBeat: 'live' })).toMatchObject({
      code: CODE.invalidToken,
    });
  });

  it('is of its own account alone', async () => {
    const [shop, stranger] = [await openShop(server), await signUpPartner(server)];
    const { id, name, scopes } = await addKey(server, shop, ['send']);
    const { openApiKey } = stranger.client;
    const change = { id, name, scopes: [...scopes], expiresAt: null };
    expect(await openApiKey.update(change)).toMatchObject({ code: CODE.notFound });
    expect(await openApiKey.rotate(id)).toMatchObject({ code: CODE.notFound });
    expect(await openApiKey.remove(id)).toMatchObject({ code: CODE.notFound });
    expect(await keysOf(shop)).toHaveLength(1);
  });

  it('is shut out with its account', async () => {
    const shop = await openShop(server);
    const { openApi } = await addKey(server, shop, ['send']);
    const shut = { blockedAt: new Date() };
    await server.db.update(users).set(shut).where(eq(users.id, shop.userId));
    expect(await openApi.sayToRoom(room)).toMatchObject({ data: { reason: 'unknownKey' } });
  });

  it('is one of so many', async () => {
    const shop = await signUpPartner(server);
    const adding = Array.from({ length: ACCOUNT_CAP.openApiKeys + 3 }, () =>
      shop.client.openApiKey.add({ name: 'x', scopes: ['send'], expiresAt: null }),
    );
    const refused = (await Promise.all(adding)).filter(({ ok }) => !ok);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ code: CODE.invalidValue });
    expect(await keysOf(shop)).toHaveLength(ACCOUNT_CAP.openApiKeys);
  });

  it('is for the owner alone, not for the pages of partners', async () => {
    const { page } = await openPartnerSession(server, ['send']);
    const { openApiKey } = page;
    expect(await openApiKey.list()).toMatchObject({ code: CODE.scopeNeeded });
    const input = { name: 'x', scopes: ['send' as const], expiresAt: null };
    expect(await openApiKey.add(input)).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('has its last use to the minute', async () => {
    const shop = await openShop(server);
    const key = await addKey(server, shop, ['session', 'send']);
    const use = async () => {
      unwrap(await key.openApi.openSession(['send']));
      return (await keysOf(shop))[0]?.lastUsedAt;
    };
    const first = await use();
    expect(await use()).toBe(first);
    const lastUsedAt = new Date(Date.now() - 61_000);
    await pass(server, key, { lastUsedAt });
    expect(Date.parse((await use()) ?? '')).toBeGreaterThan(lastUsedAt.getTime() + 60_000);
  });

  it('that has expired keeps its end when it gets another name, and takes a later one', async () => {
    const shop = await openShop(server);
    const key = await addKey(server, shop, ['send']);
    await pass(server, key, { expiresAt: new Date(Date.now() - 60_000) });
    const { id } = key;
    const expiresAt = (await keysOf(shop))[0]?.expiresAt ?? null;
    const { openApiKey } = shop.client;
    const change = { id, name: '旧脚本', scopes: ['send' as const], expiresAt };
    expect(unwrap(await openApiKey.update(change))).toMatchObject({ name: '旧脚本', expiresAt });
    const past = new Date(Date.now() - 1_000).toISOString();
    expect(await openApiKey.update({ ...change, expiresAt: past })).toMatchObject({
      code: CODE.invalidValue,
    });
    unwrap(await openApiKey.update({ ...change, expiresAt: null }));
    expect(await key.openApi.sayToRoom(room)).toMatchObject({ code: CODE.robotOffline });
  });

  it('is told of by mail', async () => {
    const shop = await signUpPartner(server);
    await addKey(server, shop, ['send']);
    await server.services.postman.settled();
    expect((await mailsTo(server, shop.email)).at(-1)?.text).toContain('/oapi/oapi');
  });
});

describe('A server that takes the API key alone', () => {
  const unsigned = useServer({}, () => startBackend({ openApiUnsigned: true }));

  it('takes that of the robot', async () => {
    const shop = await signUpPartner(unsigned);
    const input = { name: 'x', scopes: ['send' as const], expiresAt: null };
    const { apiKey } = unwrap(await shop.client.openApiKey.add(input));
    const body = { apiKey, ...room };
    expect(await call(unsigned, 'POST', '/openapi/v1/chat/room', { body })).toMatchObject({
      data: { reason: 'unknownKey' },
    });
  });
});
