import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { sessions, users } from '../../database/schema';
import { openPartnerSession, openShop } from './open-api.fixtures';

const server = useServer();

describe('A session for the pages of a partner', () => {
  it('ends after its time, with the secret, and with the membership', async () => {
    const first = await openPartnerSession(server, ['contact:read']);
    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, first.userId));
    expect(await first.page.group.all()).toMatchObject({ code: CODE.expiredToken });

    const second = await openPartnerSession(server, ['contact:read']);
    unwrap(await second.client.openApi.resetCredentials());
    expect(await second.page.group.all()).toMatchObject({ code: CODE.revokedToken });
    expect(await second.openApi.openSession(['send'])).toMatchObject({ code: CODE.invalidToken });
    expect(await second.client.account.info()).toMatchObject({ ok: true });

    const third = await openPartnerSession(server, ['contact:read']);
    await server.db.update(users).set({ role: 'user' }).where(eq(users.id, third.userId));
    expect(await third.page.group.all()).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('pushes no browser of its account out', async () => {
    const { openApi, client } = await openShop(server);
    for (let at = 0; at < 25; at += 1) unwrap(await openApi.openSession(['send']));
    expect(await client.account.info()).toMatchObject({ ok: true });
  });
});
