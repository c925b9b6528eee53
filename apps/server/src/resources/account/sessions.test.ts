import { createChatdeckClient, OPEN_API_SCOPE, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../database/schema';
import { call, signUp, signUpMember, useServer, type TestAccount } from '../../testing/test-server';
import { sessionRepository } from './session.repository';
import { createSessions } from './sessions';

const server = useServer();
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_4 like Mac OS X)';

const clientOf = (token: string) =>
  createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });

/** Logs in once more, in another browser. */
async function logInElsewhere({ email, password }: TestAccount, userAgent = PHONE) {
  const { data } = await call<{ token: string }>(server, 'POST', '/v1/api/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
    ip: '203.0.113.9',
  });
  return clientOf(data.token);
}

/** Opens a session for a partner's pages, and returns its token. */
const openForPartner = ({ userId }: TestAccount) =>
  createSessions(sessionRepository(server.db), {
    accountChanged: () => Promise.resolve(),
    recordsChanged: () => Promise.resolve(),
  }).openScoped(userId, {
    scopes: [OPEN_API_SCOPE.materialRead],
    expiresAt: new Date(Date.now() + 60_000),
  });

const listOf = async ({ client }: Pick<TestAccount, 'client'>) =>
  unwrap(await client.account.sessions()).list;

describe('The sessions of an account', () => {
  it('are listed with what the browser said, and tell which is the own one', async () => {
    const account = await signUp(server);
    await logInElsewhere(account);
    const list = await listOf(account);
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    expect(list.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      userAgent: PHONE,
      address: '203.0.113.9',
    });
  });

  it('name themselves by nothing that is stored of their tokens', async () => {
    const account = await signUp(server);
    const [row] = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account.userId));
    const stored = row?.tokenHash.slice(0, 12) ?? '';
    expect(stored).toHaveLength(12);
    expect(JSON.stringify(await listOf(account))).not.toContain(stored);
  });

  it('end one by one: the ended one is notified that it was revoked, and no other', async () => {
    const account = await signUp(server);
    const [phone, tablet] = [await logInElsewhere(account), await logInElsewhere(account, 'iPad')];
    const ended = (await listOf(account)).find(({ userAgent }) => userAgent === PHONE);
    unwrap(await account.client.account.endSession(ended?.id ?? ''));
    expect(await phone.account.info()).toMatchObject({ ok: false, code: CODE.revokedToken });
    expect(await tablet.account.info()).toMatchObject({ ok: true });
    expect(await listOf(account)).toHaveLength(2);
  });

  it('end all but the own one', async () => {
    const account = await signUp(server);
    const phone = await logInElsewhere(account);
    expect(unwrap(await account.client.account.endOtherSessions())).toEqual({ count: 1 });
    expect(await phone.account.info()).toMatchObject({ ok: false, code: CODE.revokedToken });
    expect(await listOf(account)).toMatchObject([{ isCurrent: true }]);
  });

  it('are not ended by another account', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const [session] = await listOf(one);
    expect(await other.client.account.endSession(session?.id ?? '')).toMatchObject({
      code: CODE.notFound,
    });
    unwrap(await other.client.account.endOtherSessions());
    expect(await one.client.account.info()).toMatchObject({ ok: true });
  });

  it('are left out once they are too old, and are no sessions of partners', async () => {
    const account = await signUp(server);
    await logInElsewhere(account);
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await server.db.update(sessions).set({ usedAt: longAgo }).where(eq(sessions.userAgent, PHONE));
    await openForPartner(account);
    expect(await listOf(account)).toMatchObject([{ isCurrent: true }]);
  });

  it('are neither shown to a partner nor ended by one', async () => {
    const account = await signUpMember(server);
    const partner = clientOf((await openForPartner(account)) ?? '');
    for (const refused of [
      await partner.account.sessions(),
      await partner.account.endSession('any'),
      await partner.account.endOtherSessions(),
    ]) {
      expect(refused).toMatchObject({ ok: false, code: CODE.scopeNeeded });
    }
  });

  it('say when they were last used, to the minute', async () => {
    const account = await signUp(server);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const set = (usedAt: Date) =>
      server.db.update(sessions).set({ usedAt }).where(eq(sessions.userId, account.userId));
    await set(minutesAgo(2));
    await account.client.account.info();
    expect(Date.parse((await listOf(account))[0]?.usedAt ?? '')).toBeGreaterThan(
      minutesAgo(1).getTime(),
    );
    // Reads stay cheap: within a minute nothing is written.
    const recent = minutesAgo(0.5);
    await set(recent);
    await account.client.account.info();
    expect((await listOf(account))[0]?.usedAt).toBe(recent.toISOString());
  });
});
