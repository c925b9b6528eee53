import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses, type Journeys } from './journey';

const YEAR_MS = 365 * 86_400_000;

/** Further keys of the open API. */
export const openApiKeyJourneys: Journeys = {
  'an account adds a key, changes, rotates and removes it': async ({ client }) => {
    const { openApiKey } = client;
    const before = unwrap(await openApiKey.list()).length;
    const input = { name: '订单系统', scopes: ['send', 'send'], expiresAt: null } as const;
    await refuses(openApiKey.add({ ...input, name: ' ', scopes: ['send'] }), CODE.missingValue);
    await refuses(openApiKey.add({ ...input, scopes: [] }), CODE.missingValue);
    const past = { ...input, scopes: ['send' as const], expiresAt: '2020-01-01T00:00:00.000Z' };
    await refuses(openApiKey.add(past), CODE.invalidValue);
    const added = unwrap(await openApiKey.add({ ...input, scopes: [...input.scopes] }));
    expect(added).toMatchObject({
      name: '订单系统',
      scopes: ['send'],
      expiresAt: null,
      lastUsedAt: null,
      previousUntil: null,
    });
    expect(added.apiSecret).toBeTruthy();

    const { id, apiKey } = added;
    const expiresAt = new Date(Date.now() + YEAR_MS).toISOString();
    const changed = unwrap(
      await openApiKey.update({ id, name: '门户', scopes: ['session', 'send'], expiresAt }),
    );
    expect(changed).toMatchObject({ id, apiKey, name: '门户', expiresAt });
    const rotated = unwrap(await openApiKey.rotate(id));
    expect(rotated).toMatchObject({ id, apiKey });
    expect(rotated.previousUntil).not.toBeNull();
    const replaced = unwrap(await openApiKey.rotate(id, 0));
    expect(replaced.previousUntil).toBeNull();

    const list = unwrap(await openApiKey.list());
    expect(list).toHaveLength(before + 1);
    expect(list.at(-1)).toMatchObject({ id, name: '门户', scopes: ['session', 'send'] });
    expect(JSON.stringify(list)).not.toContain('apiSecret');
    unwrap(await openApiKey.remove(id));
    await refuses(openApiKey.remove(id), CODE.notFound);
    await refuses(openApiKey.rotate(id), CODE.notFound);
    await refuses(openApiKey.update({ ...input, id, scopes: ['send'] }), CODE.notFound);
  },
};
