import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses, type Journeys } from './journey';

/** Passkeys of an account. */
export const passkeyJourneys: Journeys = {
  'an account adds a passkey, logs in with it, renames and removes it': async (world) => {
    const { client, visitor, password } = world;
    const { passkey } = client;
    await refuses(passkey.beginAdding({ password }), CODE.activationNeeded);
    unwrap(await client.account.sendActivation());
    unwrap(await visitor.account.activate(await world.mailedToken()));
    await refuses(passkey.beginAdding({ password: 'not it at all' }), CODE.wrongCredentials);
    const device = world.authenticator();
    const options = unwrap(await passkey.beginAdding({ password }));
    const made = device.create(options);
    const added = unwrap(await passkey.add(made));
    expect(added).toMatchObject({ isBackedUp: true, usedAt: null });
    expect(added.name).toBeTruthy();
    await refuses(passkey.add(made), CODE.passkeyRefused);
    const again = unwrap(await passkey.beginAdding({ password }));
    expect(again.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    await refuses(passkey.add(device.create(again)), CODE.alreadyExists);

    const request = unwrap(await visitor.passkey.beginLogin());
    const signed = device.get(request);
    expect(unwrap(await visitor.passkey.login(signed)).token).toBeTruthy();
    await refuses(visitor.passkey.login(signed), CODE.passkeyRefused);
    const stranger = world.authenticator();
    const other = unwrap(await visitor.passkey.beginLogin());
    await refuses(visitor.passkey.login(stranger.get(other)), CODE.passkeyRefused);

    const { id } = added;
    await refuses(passkey.rename(id, ' '), CODE.missingValue);
    expect(unwrap(await passkey.rename(id, '公司的电脑')).name).toBe('公司的电脑');
    const { list, site } = unwrap(await passkey.list());
    expect(list).toMatchObject([{ id, name: '公司的电脑' }]);
    expect(list[0]?.usedAt).not.toBeNull();
    expect(new URL(site ?? '').hostname).toBe('localhost');
    await refuses(passkey.remove({ id, password: 'not it at all' }), CODE.wrongCredentials);
    unwrap(await passkey.remove({ id, password }));
    await refuses(passkey.rename(id, 'gone'), CODE.notFound);
    await refuses(passkey.remove({ id, password }), CODE.notFound);
    const last = unwrap(await visitor.passkey.beginLogin());
    await refuses(visitor.passkey.login(device.get(last)), CODE.passkeyRefused);
  },
};
