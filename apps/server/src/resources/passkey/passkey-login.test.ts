import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operate } from '../../admin/admin.fixtures';
import { passkeyChallenges, passkeys, rateLimits, users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { softAuthenticator, type Otherwise } from '../../testing/soft-authenticator';
import { useServer } from '../../testing/test-server';
import { askReset, NEW_PASSWORD, visitorOf } from '../account/account.fixtures';
import { signUpTwoFactor } from '../two-factor/two-factor.fixtures';
import { addPasskey, enterBy, signUpPasskey } from './passkey.fixtures';

const server = useServer();
const refusedFor = (rule: string) => ({
  code: CODE.passkeyRefused,
  data: { issues: [{ path: 'credential', rule }] },
});

describe('A login with a passkey', () => {
  it('finds the account by itself, and opens a session like any other', async () => {
    const { device, userId, email, client, passkey } = await signUpPasskey(server);
    const { token, userId: entered } = unwrap(await enterBy(server, device));
    expect(entered).toBe(userId);
    const auth = { getToken: () => token };
    const within = createChatdeckClient({ baseUrl: server.url, auth });
    expect(unwrap(await within.account.info()).email).toBe(email);
    expect(unwrap(await client.account.sessions()).list).toHaveLength(2);
    const [used] = unwrap(await client.passkey.list()).list;
    expect(used).toMatchObject({ id: passkey.id, usedAt: expect.any(String) });
  });

  it('needs no code where two-factor login is on: the passkey is both', async () => {
    const account = await signUpTwoFactor(server);
    const { password, client } = account;
    const { device } = await addPasskey(client, { password, code: account.code() });
    unwrap(await enterBy(server, device));
  });

  it('from a new device is mailed to the owner', async () => {
    const { device, email } = await signUpPasskey(server);
    const before = (await mailsTo(server, email)).length;
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_4 like Mac OS X) Safari/604.1',
    };
    const other = createChatdeckClient({
      baseUrl: server.url,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('user-agent', headers['user-agent']);
        return fetch(request);
      },
    });
    unwrap(await enterBy(server, device, {}, other));
    await expect
      .poll(async () => (await mailsTo(server, email)).slice(before).map(({ subject }) => subject))
      .toEqual([expect.stringContaining('新设备')]);
  });

  it.each<[string, Otherwise]>([
    ['the page of another site', { origin: 'https://evil.example' }],
    ['a page that only looks like this one', { origin: 'http://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
    ['another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('is refused for what was signed for %s', async (_, otherwise) => {
    const { device } = await signUpPasskey(server);
    expect(await enterBy(server, device, otherwise)).toMatchObject(refusedFor('passkey.refused'));
    unwrap(await enterBy(server, device));
  });

  it('is refused for the signature of another key', async () => {
    const [own, other] = [await signUpPasskey(server), await signUpPasskey(server)];
    const forged = {
      get: (...asked: Parameters<typeof own.device.get>) => ({
        ...other.device.get(...asked),
        id: own.device.id,
        rawId: own.device.id,
      }),
    };
    expect(await enterBy(server, forged)).toMatchObject(refusedFor('passkey.refused'));
  });

  it('is refused for a passkey that no account has', async () => {
    expect(await enterBy(server, softAuthenticator())).toMatchObject(refusedFor('passkey.unknown'));
  });

  it('accepts a challenge once, for five minutes, and none that was given out for something else', async () => {
    const { device, client, password } = await signUpPasskey(server);
    const visitor = visitorOf(server);
    const begin = async () => unwrap(await visitor.passkey.beginLogin());
    const signed = device.get(await begin());
    const answers = await Promise.all([
      visitor.passkey.login(signed),
      visitor.passkey.login(signed),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await visitor.passkey.login(signed)).toMatchObject(refusedFor('passkey.expired'));

    const { challenge } = unwrap(await client.passkey.beginAdding({ password }));
    expect(await enterBy(server, device, { challenge })).toMatchObject(
      refusedFor('passkey.expired'),
    );
    const late = device.get(await begin());
    await server.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await visitor.passkey.login(late)).toMatchObject(refusedFor('passkey.expired'));
  });

  it('is refused when the counter goes backwards, as that of a copy does', async () => {
    const { device } = await signUpPasskey(server);
    unwrap(await enterBy(server, device, { counter: 7 }));
    for (const counter of [7, 3, 0]) {
      expect(await enterBy(server, device, { counter })).toMatchObject(
        refusedFor('passkey.refused'),
      );
    }
    unwrap(await enterBy(server, device, { counter: 8 }));
  });

  it('is accepted again and again from a device that does not count', async () => {
    const { device } = await signUpPasskey(server);
    unwrap(await enterBy(server, device, { counter: 0 }));
    unwrap(await enterBy(server, device, { counter: 0 }));
  });

  it('is refused for an account that an operator has shut out', async () => {
    const { device, userId } = await signUpPasskey(server);
    await server.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, userId));
    expect(await enterBy(server, device)).toMatchObject({ code: CODE.accountBlocked });
  });

  it('opens the account that is about to be deleted, so that it can be kept', async () => {
    const { device, client, password } = await signUpPasskey(server);
    unwrap(await client.accountData.askDeletion({ password }));
    const { token } = unwrap(await enterBy(server, device));
    const auth = { getToken: () => token };
    unwrap(await createChatdeckClient({ baseUrl: server.url, auth }).accountData.keep());
  });

  it('is counted, and no longer looked at after a hundred refusals from one network', async () => {
    await server.db.delete(rateLimits);
    const device = softAuthenticator();
    const refusals = [];
    for (let at = 0; at < 101; at += 1) refusals.push(await enterBy(server, device));
    expect(refusals.at(-2)).toMatchObject(refusedFor('passkey.unknown'));
    expect(refusals.at(-1)).toMatchObject({ code: CODE.tooManyTries });
    await server.db.delete(rateLimits);
  });
});

describe('Passkeys', () => {
  it('stay when the owner changes the password', async () => {
    const account = await signUpPasskey(server);
    const { client, password: oldPassword, email } = account;
    unwrap(await client.account.changePassword({ oldPassword, password: NEW_PASSWORD }));
    expect(await server.db.$count(passkeys, eq(passkeys.userId, account.userId))).toBe(1);
    await expect
      .poll(async () => (await mailsTo(server, email)).at(-1)?.text)
      .toContain('通行密钥仍然能用');
  });

  it('end with a password that is reset by a mailed link, or by the operator', async () => {
    const [byLink, byOperator] = [await signUpPasskey(server), await signUpPasskey(server)];
    const token = await askReset(server, byLink.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    await operate(server, 'user', 'reset-password', byOperator.email);
    for (const { userId } of [byLink, byOperator]) {
      expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
    }
  });

  it('go with their account', async () => {
    const { userId } = await signUpPasskey(server);
    await server.db.delete(users).where(eq(users.id, userId));
    expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  });
});
