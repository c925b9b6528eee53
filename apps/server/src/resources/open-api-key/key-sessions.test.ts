import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { openShop } from '../open-api/open-api.fixtures';
import { addKey, keysOf, openApiOf, openPage, pass } from './open-api-key.fixtures';

const server = useServer();
const HOUR_MS = 3_600_000;

describe('A rotation', () => {
  it('lets the old secret work for its time, and no secret before it', async () => {
    const shop = await openShop(server);
    const first = await addKey(server, shop, ['session', 'contact:read']);
    const { page } = await openPage(server, first, ['contact:read']);
    const second = unwrap(await shop.client.openApiKey.rotate(first.id, HOUR_MS));
    expect(second.apiSecret).not.toBe(first.apiSecret);
    const asked = () => first.openApi.openSession(['contact:read']);
    unwrap(await asked());
    unwrap(await openApiOf(server, second).openSession(['contact:read']));
    expect(unwrap(await page.group.all())).toHaveLength(3);

    unwrap(await shop.client.openApiKey.rotate(first.id, HOUR_MS));
    expect(await asked()).toMatchObject({ data: { reason: 'wrongSignature' } });
    unwrap(await openApiOf(server, second).openSession(['contact:read']));

    await pass(server, first, { previousUntil: new Date(Date.now() - 1) });
    expect(await openApiOf(server, second).openSession(['contact:read'])).toMatchObject({
      data: { reason: 'wrongSignature' },
    });
    expect(await keysOf(shop)).toMatchObject([{ previousUntil: null }]);
  });

  it('without an overlap ends the old secret and what it opened', async () => {
    const shop = await openShop(server);
    const key = await addKey(server, shop, ['session', 'contact:read']);
    const { page } = await openPage(server, key, ['contact:read']);
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
    const key = await addKey(server, shop, ['session', 'contact:read']);
    const { page } = await openPage(server, key, ['contact:read']);
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
    const key = await addKey(server, shop, ['session', 'contact:read']);
    const { page } = await openPage(server, key, ['contact:read']);
    const { page: robotsPage } = await openPage(server, shop, ['contact:read']);
    unwrap(await shop.client.openApi.resetCredentials());
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(await robotsPage.group.all()).toMatchObject({ code: CODE.revokedToken });
    unwrap(await shop.client.openApiKey.remove(key.id));
    expect(await page.group.all()).toMatchObject({ code: CODE.invalidToken });
  });

  it('are not opened by a key that was changed or removed after it signed', async () => {
    const shop = await openShop(server);
    const { id, name } = await addKey(server, shop, ['session', 'contact:read', 'send']);
    const signed = {
      id: Number(id),
      scopes: ['session', 'contact:read', 'send'] as const,
      expiresAt: null,
      revision: 0,
    };
    const open = () => server.services.openApi.openSession(shop.userId, ['send'], signed);
    expect((await open()).scopes).toEqual(['send']);
    const narrower = { id, name, scopes: ['session' as const, 'contact:read' as const] };
    unwrap(await shop.client.openApiKey.update({ ...narrower, expiresAt: null }));
    await expect(open()).rejects.toMatchObject({ code: CODE.invalidToken });
    unwrap(await shop.client.openApiKey.remove(id));
    await expect(open()).rejects.toMatchObject({ code: CODE.invalidToken });
  });
});
