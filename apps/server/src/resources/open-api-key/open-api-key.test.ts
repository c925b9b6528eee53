import {
  createChatdeckClient,
  createOpenApiClient,
  unwrap,
  type NewOpenApiKey,
  type OpenApiKeyScope,
  type OpenApiScope,
} from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openApiKeys, users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { call, startBackend, useServer } from '../../testing/test-server';
import { robotOf } from '../../testing/test-robot';
import {
  openShop,
  room,
  signUpPartner,
  signUpPartnerOfCustomers,
} from '../open-api/open-api.fixtures';

const server = useServer();
const HOUR_MS = 3_600_000;

type Shop = Pick<Awaited<ReturnType<typeof signUpPartner>>, 'client'>;

const openApiOf = ({ apiKey, apiSecret }: Pick<NewOpenApiKey, 'apiKey' | 'apiSecret'>) =>
  createOpenApiClient({ baseUrl: server.url, apiKey, apiSecret });

/** Adds a key, and a client that signs with it. */
async function addKey(
  { client }: Shop,
  scopes: OpenApiKeyScope[],
  expiresAt: string | null = null,
) {
  const key = unwrap(await client.openApiKey.add({ name: '订单系统', scopes, expiresAt }));
  return { ...key, openApi: openApiOf(key) };
}

/** Moves the end of a key into the past, as time does. */
const expire = ({ id }: NewOpenApiKey) =>
  server.db
    .update(openApiKeys)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(openApiKeys.id, Number(id)));

const listOf = async ({ client }: Shop) => unwrap(await client.openApiKey.list());

/** A page with a session that a key opened. */
async function openPage(
  { openApi }: Pick<Awaited<ReturnType<typeof addKey>>, 'openApi'>,
  scopes: OpenApiScope[],
  customerId?: string,
) {
  const opened = unwrap(await openApi.openSession(scopes, customerId ? { customerId } : {}));
  const page = createChatdeckClient({
    baseUrl: server.url,
    auth: { getToken: () => opened.token },
  });
  return { ...opened, page };
}

describe('A further key', () => {
  it('sends where it may, and is listed with its last use and without its secret', async () => {
    const shop = await openShop(server);
    const listener = await shop.robot.listen();
    const key = await addKey(shop, ['send']);
    expect(await listOf(shop)).toMatchObject([{ id: key.id, lastUsedAt: null }]);
    unwrap(await key.openApi.sayToRoom(room));
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'r1' }] });
    const list = await listOf(shop);
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
    const { openApi } = await addKey(shop, [other]);
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
    const key = await addKey(shop, ['session', 'contact:read'], end);
    const { page, expiresAt } = await openPage(key, ['contact:read']);
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(end));
    const wider = key.openApi.openSession(['contact:read', 'send']);
    expect(await wider).toMatchObject({ code: CODE.scopeNeeded, data: { scopes: ['send'] } });
  });

  it('reaches the accounts of customers only with the scope for them', async () => {
    const shop = await signUpPartnerOfCustomers(server);
    const key = await addKey(shop, ['session', 'customers', 'material:read']);
    unwrap(await key.openApi.addCustomer({ customerId: 'c-1', name: '城南店' }));
    const { page } = await openPage(key, ['material:read'], 'c-1');
    expect(unwrap(await page.material.list()).count).toBe(0);
    const other = await addKey(shop, ['session', 'material:read']);
    const asked = other.openApi.openSession(['material:read'], { customerId: 'c-1' });
    expect(await asked).toMatchObject({ code: CODE.scopeNeeded, data: { scopes: ['customers'] } });
    unwrap(await shop.client.openApiKey.remove(key.id));
    expect(await page.material.list()).toMatchObject({ code: CODE.invalidToken });
  });

  it('signs nothing once it has expired, which only its owner learns', async () => {
    const shop = await openShop(server);
    const key = await addKey(shop, ['send']);
    await expire(key);
    expect(await key.openApi.sayToRoom(room)).toMatchObject({
      code: CODE.invalidToken,
      data: { reason: 'expiredKey' },
    });
    const guess = openApiOf({ ...key, apiSecret: 'guessed' });
    expect(await guess.sayToRoom(room)).toMatchObject({ data: { reason: 'wrongSignature' } });
  });

  it('is nothing that a robot signs with', async () => {
    const shop = await openShop(server);
    const key = await addKey(shop, ['send', 'session']);
    const robot = robotOf(server, () => Promise.resolve({ ...key, userId: shop.userId }));
    expect(await robot.get('/wechat/heart', { heartBeat: 'live' })).toMatchObject({
      code: CODE.invalidToken,
    });
  });

  it('is of its own account alone', async () => {
    const [shop, stranger] = [await openShop(server), await signUpPartner(server)];
    const { id, name, scopes } = await addKey(shop, ['send']);
    const { openApiKey } = stranger.client;
    const change = { id, name, scopes: [...scopes], expiresAt: null };
    expect(await openApiKey.update(change)).toMatchObject({ code: CODE.notFound });
    expect(await openApiKey.rotate(id)).toMatchObject({ code: CODE.notFound });
    expect(await openApiKey.remove(id)).toMatchObject({ code: CODE.notFound });
    expect(await listOf(shop)).toHaveLength(1);
  });

  it('is shut out with its account', async () => {
    const shop = await openShop(server);
    const { openApi } = await addKey(shop, ['send']);
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
    expect(await listOf(shop)).toHaveLength(ACCOUNT_CAP.openApiKeys);
  });

  it('is told of by mail', async () => {
    const shop = await signUpPartner(server);
    await addKey(shop, ['send']);
    await server.services.postman.settled();
    expect((await mailsTo(server, shop.email)).at(-1)?.text).toContain('/oapi/oapi');
  });
});

describe('A rotation', () => {
  it('lets the old secret work for its time, and no secret before it', async () => {
    const shop = await openShop(server);
    const first = await addKey(shop, ['session', 'contact:read']);
    const { page } = await openPage(first, ['contact:read']);
    const second = unwrap(await shop.client.openApiKey.rotate(first.id, HOUR_MS));
    expect(second.apiSecret).not.toBe(first.apiSecret);
    const asked = () => first.openApi.openSession(['contact:read']);
    unwrap(await asked());
    unwrap(await openApiOf(second).openSession(['contact:read']));
    expect(unwrap(await page.group.all())).toHaveLength(3);

    unwrap(await shop.client.openApiKey.rotate(first.id, HOUR_MS));
    expect(await asked()).toMatchObject({ data: { reason: 'wrongSignature' } });
    unwrap(await openApiOf(second).openSession(['contact:read']));

    const previousUntil = new Date(Date.now() - 1);
    await server.db
      .update(openApiKeys)
      .set({ previousUntil })
      .where(eq(openApiKeys.id, Number(first.id)));
    expect(await openApiOf(second).openSession(['contact:read'])).toMatchObject({
      data: { reason: 'wrongSignature' },
    });
    expect(await listOf(shop)).toMatchObject([{ previousUntil: null }]);
  });

  it('without an overlap ends the old secret and what it opened', async () => {
    const shop = await openShop(server);
    const key = await addKey(shop, ['session', 'contact:read']);
    const { page } = await openPage(key, ['contact:read']);
    unwrap(await shop.client.openApiKey.rotate(key.id, 0));
    expect(await key.openApi.openSession(['contact:read'])).toMatchObject({
      data: { reason: 'wrongSignature' },
    });
    expect(await page.group.all()).toMatchObject({ code: CODE.invalidToken });
  });
});

describe('The sessions that a key opened', () => {
  it('end when it gets other scopes, and stay when it gets another name', async () => {
    const shop = await openShop(server);
    const key = await addKey(shop, ['session', 'contact:read']);
    const { page } = await openPage(key, ['contact:read']);
    const { openApiKey } = shop.client;
    const { id } = key;
    const renamed = { id, name: '门户', scopes: [...key.scopes], expiresAt: null };
    unwrap(await openApiKey.update(renamed));
    expect(unwrap(await page.group.all())).toHaveLength(3);
    unwrap(await openApiKey.update({ ...renamed, scopes: ['session', 'send'] }));
    expect(await page.group.all()).toMatchObject({ code: CODE.invalidToken });
  });

  it('are not those of the robot, whose new key ends its own alone', async () => {
    const shop = await openShop(server);
    const key = await addKey(shop, ['session', 'contact:read']);
    const { page } = await openPage(key, ['contact:read']);
    const { page: robotsPage } = await openPage(shop, ['contact:read']);
    unwrap(await shop.client.openApi.resetCredentials());
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(await robotsPage.group.all()).toMatchObject({ code: CODE.revokedToken });
    unwrap(await shop.client.openApiKey.remove(key.id));
    expect(await page.group.all()).toMatchObject({ code: CODE.invalidToken });
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
