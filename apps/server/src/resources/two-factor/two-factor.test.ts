import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operate } from '../../admin/admin.fixtures';
import { recoveryCodes, twoFactors, users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { call, signUp, useServer } from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';
import { codeAt, enter, later, signUpTwoFactor, ticketOf } from './two-factor.fixtures';

const server = useServer();

describe('Turning two-factor login on', () => {
  it('ends every other session, keeps this one, and tells the owner', async () => {
    const account = await signUpActivated(server);
    const { email, password, client } = account;
    const other = unwrap(await visitorOf(server).account.login({ email, password }));
    const { secret } = unwrap(await client.twoFactor.begin(password));
    const { recoveryCodes } = unwrap(await client.twoFactor.turnOn(codeAt(secret)));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(
      await call(server, 'POST', '/v1/api/user/info', { token: other.token, body: {} }),
    ).toMatchObject({ code: CODE.revokedToken });
    expect(unwrap(await client.account.info()).email).toBe(email);
    expect((await mailsTo(server, email)).at(-1)?.text).toContain('两步验证');
  });

  it('changes nothing before a code of the app was entered', async () => {
    const { email, password, client } = await signUpActivated(server);
    unwrap(await client.twoFactor.begin(password));
    expect(await client.twoFactor.turnOn('000000')).toMatchObject({ code: CODE.wrongCode });
    expect(unwrap(await client.twoFactor.status()).isOn).toBe(false);
    unwrap(await visitorOf(server).account.login({ email, password }));
  });

  it('takes a secret for ten minutes, and the last one alone', async () => {
    const { password, client } = await signUpActivated(server);
    const first = unwrap(await client.twoFactor.begin(password)).secret;
    const second = unwrap(await client.twoFactor.begin(password)).secret;
    expect(await client.twoFactor.turnOn(codeAt(first))).toMatchObject({ code: CODE.wrongCode });
    const late = await later(10 * 60_000 + 1_000, () => client.twoFactor.turnOn(codeAt(second)));
    expect(late).toMatchObject({ code: CODE.notFound });
    unwrap(await client.twoFactor.turnOn(codeAt(second)));
  });

  it('needs an activated address, so that nobody locks out its owner', async () => {
    const { password, client } = await signUp(server);
    expect(await client.twoFactor.begin(password)).toMatchObject({ code: CODE.activationNeeded });
  });

  it('lets no login through that began before', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, password, client } = await signUpActivated(server);
      const { secret } = unwrap(await client.twoFactor.begin(password));
      const logins = Array.from({ length: 5 }, () =>
        visitorOf(server).account.login({ email, password }),
      );
      unwrap(await client.twoFactor.turnOn(codeAt(secret)));
      const tokens = (await Promise.all(logins)).flatMap((one) => (one.ok ? [one.data.token] : []));
      for (const token of tokens) {
        expect(await call(server, 'POST', '/v1/api/user/info', { token, body: {} })).toMatchObject({
          code: CODE.revokedToken,
        });
      }
    }
  });

  it('stores the secret encrypted, for this account alone, and the recovery codes as hashes', async () => {
    const [own, other] = [await signUpTwoFactor(server), await signUpTwoFactor(server)];
    const [row] = await server.db
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.userId, own.userId));
    expect(row?.secret).not.toContain(own.secret);
    const stored = JSON.stringify(await server.db.select().from(recoveryCodes));
    expect(stored).toContain(own.userId);
    for (const code of own.recoveryCodes) expect(stored).not.toContain(code);

    await server.db
      .update(twoFactors)
      .set({ secret: row?.secret ?? '' })
      .where(eq(twoFactors.userId, other.userId));
    const ticket = await ticketOf(server, other);
    expect(await enter(server, ticket, own.code())).toMatchObject({ ok: false });
  });
});

describe('Turning two-factor login off', () => {
  it('needs the password and a code; afterwards the password is enough', async () => {
    const { client, code, email, password } = await signUpTwoFactor(server);
    const proof = { password, code: code() };
    expect(await client.twoFactor.turnOff({ ...proof, password: 'not it' })).toMatchObject({
      code: CODE.wrongCredentials,
    });
    expect(await client.twoFactor.turnOff({ ...proof, code: '000000' })).toMatchObject({
      code: CODE.wrongCode,
    });
    unwrap(await client.twoFactor.turnOff(proof));
    expect((await mailsTo(server, email)).at(-1)?.subject).toContain('已关闭');
    unwrap(await visitorOf(server).account.login({ email, password }));
  });

  it('by the operator needs neither, for somebody who lost both', async () => {
    const { email, password, userId } = await signUpTwoFactor(server);
    const turnOff = () => operate(server, 'user', 'two-factor-off', email);
    expect(await turnOff()).toContain('is off now');
    unwrap(await visitorOf(server).account.login({ email, password }));
    expect(await server.db.$count(twoFactors, eq(twoFactors.userId, userId))).toBe(0);
    expect(await turnOff()).toContain('was off already');
  });

  it('is for the account itself: a session of a partner can do nothing about it', async () => {
    const { userId, password, code } = await signUpTwoFactor(server);
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, userId));
    const { token } = await server.services.openApi.openSession(userId, ['send']);
    const partner = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const proof = { password, code: code() };
    expect(await partner.twoFactor.turnOff(proof)).toMatchObject({ code: CODE.scopeNeeded });
    expect(await partner.twoFactor.status()).toMatchObject({ code: CODE.scopeNeeded });
  });
});

describe('New recovery codes', () => {
  it('take the place of the earlier ones', async () => {
    const account = await signUpTwoFactor(server);
    const { client, password, recoveryCodes } = account;
    const [old = ''] = recoveryCodes;
    const renewed = unwrap(await client.twoFactor.renewCodes({ password, code: account.code() }));
    const ticket = await ticketOf(server, account);
    expect(await enter(server, ticket, old)).toMatchObject({ code: CODE.wrongCode });
    unwrap(await enter(server, ticket, renewed.recoveryCodes[0] ?? ''));
  });
});
