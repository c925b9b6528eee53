import { createChatdeckClient, loginChallengeSchema, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { userCommands } from '../../admin/user.commands';
import { recoveryCodes, twoFactors, users } from '../../database/schema';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { call, signUp, useServer } from '../../testing/test-server';
import { askReset, NEW_PASSWORD, signUpActivated, visitorOf } from '../account/account.fixtures';
import { codeAt, signUpTwoFactor } from './two-factor.fixtures';

const server = useServer();
type Account = Awaited<ReturnType<typeof signUpTwoFactor>>;

/** Logs in with the right password, and returns the ticket that it gives. */
async function ticketOf({ email, password }: Pick<Account, 'email' | 'password'>) {
  const login = await visitorOf(server).account.login({ email, password });
  expect(login).toMatchObject({ ok: false, code: CODE.secondFactorNeeded });
  return loginChallengeSchema.parse(login.data).ticket;
}

const enter = (ticket: string, code: string) => visitorOf(server).twoFactor.login({ ticket, code });

/** Runs work so many milliseconds later, by the clock of this process. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  return work().finally(() => vi.restoreAllMocks());
}

describe('Logging in to an account with two-factor login', () => {
  it('takes a code after the password, which alone gives no session', async () => {
    const account = await signUpTwoFactor(server);
    const { email, password, userId } = account;
    const answer = await call(server, 'POST', '/v1/api/login', { body: { email, password } });
    expect(Object.keys(answer.data ?? {}).sort()).toEqual(['expiresAt', 'ticket']);
    const { ticket } = loginChallengeSchema.parse(answer.data);
    expect(await call(server, 'POST', '/v1/api/user/info', { token: ticket })).toMatchObject({
      code: CODE.invalidToken,
    });
    const { token } = unwrap(await enter(ticket, account.code()));
    const own = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    expect(unwrap(await own.account.info())).toMatchObject({ userId, email });
  });

  it('says no more to a wrong password than without it', async () => {
    const { email } = await signUpTwoFactor(server);
    const refused = await visitorOf(server).account.login({ email, password: 'not it at all' });
    expect(refused).toMatchObject({ code: CODE.wrongCredentials, data: null });
  });

  it('accepts a code once, and none that is older', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(account);
    const code = account.code();
    // The code of now turned two-factor login on.
    expect(await enter(ticket, codeAt(account.secret))).toMatchObject({ code: CODE.wrongCode });
    unwrap(await enter(ticket, code));
    expect(await enter(ticket, code)).toMatchObject({ code: CODE.wrongCode });
  });

  it('accepts a code once, however many send it at the same moment', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(account);
    const code = account.code();
    const logins = await Promise.all(Array.from({ length: 6 }, () => enter(ticket, code)));
    expect(logins.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('reads a clock that is %i codes off: %s', async (steps, isAccepted) => {
    const account = await signUpTwoFactor(server);
    const { userId, secret } = account;
    await server.db.update(twoFactors).set({ lastStep: 0 }).where(eq(twoFactors.userId, userId));
    const ticket = await ticketOf(account);
    // In the middle of a code, so that the next one does not begin while this runs.
    const middle = (30_000 - (Date.now() % 30_000) + 15_000) % 30_000;
    const login = await later(middle, () => enter(ticket, codeAt(secret, steps)));
    expect(login.ok).toBe(isAccepted);
  });

  it('accepts each recovery code once, as it was typed, and tells the owner', async () => {
    const account = await signUpTwoFactor(server);
    const [first = ''] = account.recoveryCodes;
    const ticket = await ticketOf(account);
    unwrap(await enter(ticket, ` ${first.toUpperCase().replaceAll('-', ' ')} `));
    expect(await enter(ticket, first)).toMatchObject({ code: CODE.wrongCode });
    expect((await mailsTo(server, account.email)).at(-1)?.subject).toContain('恢复码');
    const { client } = account;
    expect(unwrap(await client.twoFactor.status()).recoveryCodesLeft).toBe(9);
  });

  it('refuses the codes of another account', async () => {
    const [own, other] = [await signUpTwoFactor(server), await signUpTwoFactor(server)];
    const ticket = await ticketOf(own);
    expect(await enter(ticket, other.code())).toMatchObject({ code: CODE.wrongCode });
    const [code = ''] = other.recoveryCodes;
    expect(await enter(ticket, code)).toMatchObject({ code: CODE.wrongCode });
  });

  it.each(['another account', 'an earlier time', 'somebody who signs for himself'])(
    'refuses a ticket of %s',
    async (whose) => {
      const [own, other] = [await signUpTwoFactor(server), await signUpTwoFactor(server)];
      const ticket = await ticketOf(other);
      const [, expires = '', signature = ''] = ticket.split('.');
      const forged: Record<string, string> = {
        'another account': `${own.userId}.${expires}.${signature}`,
        'an earlier time': `${other.userId}.${Number(expires) + 1}.${signature}`,
        'somebody who signs for himself': `${own.userId}.${expires}.`,
      };
      const victim = whose === 'an earlier time' ? other : own;
      const refused = await enter(forged[whose] ?? '', victim.code());
      expect(refused).toMatchObject({ code: CODE.notFound });
      expect(JSON.stringify(refused.data)).toContain('twoFactor.expired');
    },
  );

  it('asks for the password again after five minutes', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(account);
    const [code = ''] = account.recoveryCodes;
    const late = await later(5 * 60_000 + 1, () => enter(ticket, code));
    expect(late).toMatchObject({ code: CODE.notFound });
    unwrap(await enter(ticket, code));
  });

  it('limits the guesses, also from many networks, until the owner sets a new password', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(account);
    const guess = (at: number) =>
      call(server, 'POST', '/v1/api/login/second_factor', {
        ip: `198.51.${at}.7`,
        body: { ticket, code: '000000' },
      });
    const codes: number[] = [];
    for (let at = 0; at < 12; at += 1) codes.push((await guess(at)).code);
    expect(codes.filter((code) => code === CODE.wrongCode)).toHaveLength(10);
    expect(codes.at(-1)).toBe(CODE.tooManyTries);
    expect(await enter(ticket, account.code())).toMatchObject({ code: CODE.tooManyTries });

    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    const again = await ticketOf({ ...account, password: NEW_PASSWORD });
    unwrap(await enter(again, account.code()));
  });
});

describe('A mailed link does not go around the code', () => {
  it('when it resets the password, which also ends the tickets of the old one', async () => {
    const account = await signUpTwoFactor(server);
    const old = await ticketOf(account);
    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    const [code = ''] = account.recoveryCodes;
    expect(await enter(old, code)).toMatchObject({ code: CODE.notFound });
    unwrap(await enter(await ticketOf({ ...account, password: NEW_PASSWORD }), code));
  });

  it('when it activates a new address elsewhere', async () => {
    const account = await signUpTwoFactor(server);
    const { client, password } = account;
    const email = `moved-${account.email}`;
    unwrap(await client.account.changeEmail({ email, password }));
    const link = `/v1/api/auth_email?token=${await tokenTo(server, email)}`;
    await call(server, 'GET', link, { ip: '203.0.113.9' });
    await server.services.postman.settled();
    const token = await tokenTo(server, email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    await ticketOf({ email, password: NEW_PASSWORD });
  });
});

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
    const ticket = await ticketOf(other);
    expect(await enter(ticket, own.code())).toMatchObject({ ok: false });
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
    const commands = userCommands(server.db);
    expect(await commands.turnOffTwoFactor(email)).toContain('is off now');
    unwrap(await visitorOf(server).account.login({ email, password }));
    expect(await server.db.$count(twoFactors, eq(twoFactors.userId, userId))).toBe(0);
    expect(await commands.turnOffTwoFactor(email)).toContain('was off already');
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
    const ticket = await ticketOf(account);
    expect(await enter(ticket, old)).toMatchObject({ code: CODE.wrongCode });
    unwrap(await enter(ticket, renewed.recoveryCodes[0] ?? ''));
  });
});
