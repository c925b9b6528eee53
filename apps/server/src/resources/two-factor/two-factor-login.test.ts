import { createChatdeckClient, loginChallengeSchema, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { twoFactors } from '../../database/schema';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { call, useServer } from '../../testing/test-server';
import { askReset, NEW_PASSWORD, visitorOf } from '../account/account.fixtures';
import { codeAt, enter, later, signUpTwoFactor, ticketOf } from './two-factor.fixtures';

const server = useServer();

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
    const { token } = unwrap(await enter(server, ticket, account.code()));
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
    const ticket = await ticketOf(server, account);
    const code = account.code();
    // The code of now turned two-factor login on.
    expect(await enter(server, ticket, codeAt(account.secret))).toMatchObject({
      code: CODE.wrongCode,
    });
    unwrap(await enter(server, ticket, code));
    expect(await enter(server, ticket, code)).toMatchObject({ code: CODE.wrongCode });
  });

  it('accepts a code once, however many send it at the same moment', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(server, account);
    const code = account.code();
    const logins = await Promise.all(Array.from({ length: 6 }, () => enter(server, ticket, code)));
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
    const ticket = await ticketOf(server, account);
    // In the middle of a code, so that the next one does not begin while this runs.
    const middle = (30_000 - (Date.now() % 30_000) + 15_000) % 30_000;
    const login = await later(middle, () => enter(server, ticket, codeAt(secret, steps)));
    expect(login.ok).toBe(isAccepted);
  });

  it('accepts each recovery code once, as it was typed, and tells the owner', async () => {
    const account = await signUpTwoFactor(server);
    const [first = ''] = account.recoveryCodes;
    const ticket = await ticketOf(server, account);
    unwrap(await enter(server, ticket, ` ${first.toUpperCase().replaceAll('-', ' ')} `));
    expect(await enter(server, ticket, first)).toMatchObject({ code: CODE.wrongCode });
    expect((await mailsTo(server, account.email)).at(-1)?.subject).toContain('恢复码');
    const { client } = account;
    expect(unwrap(await client.twoFactor.status()).recoveryCodesLeft).toBe(9);
  });

  it('refuses the codes of another account', async () => {
    const [own, other] = [await signUpTwoFactor(server), await signUpTwoFactor(server)];
    const ticket = await ticketOf(server, own);
    expect(await enter(server, ticket, other.code())).toMatchObject({ code: CODE.wrongCode });
    const [code = ''] = other.recoveryCodes;
    expect(await enter(server, ticket, code)).toMatchObject({ code: CODE.wrongCode });
  });

  it.each(['another account', 'an earlier time', 'somebody who signs for himself'])(
    'refuses a ticket of %s',
    async (whose) => {
      const [own, other] = [await signUpTwoFactor(server), await signUpTwoFactor(server)];
      const ticket = await ticketOf(server, other);
      const [, expires = '', signature = ''] = ticket.split('.');
      const forged: Record<string, string> = {
        'another account': `${own.userId}.${expires}.${signature}`,
        'an earlier time': `${other.userId}.${Number(expires) + 1}.${signature}`,
        'somebody who signs for himself': `${own.userId}.${expires}.`,
      };
      const victim = whose === 'an earlier time' ? other : own;
      const refused = await enter(server, forged[whose] ?? '', victim.code());
      expect(refused).toMatchObject({ code: CODE.notFound });
      expect(JSON.stringify(refused.data)).toContain('twoFactor.expired');
    },
  );

  it('asks for the password again after five minutes', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(server, account);
    const [code = ''] = account.recoveryCodes;
    const late = await later(5 * 60_000 + 1, () => enter(server, ticket, code));
    expect(late).toMatchObject({ code: CODE.notFound });
    unwrap(await enter(server, ticket, code));
  });

  it('limits the guesses, also from many networks, until the owner sets a new password', async () => {
    const account = await signUpTwoFactor(server);
    const ticket = await ticketOf(server, account);
    const guess = (at: number) =>
      call(server, 'POST', '/v1/api/login/second_factor', {
        ip: `198.51.${at}.7`,
        body: { ticket, code: '000000' },
      });
    const codes: number[] = [];
    for (let at = 0; at < 12; at += 1) codes.push((await guess(at)).code);
    expect(codes.filter((code) => code === CODE.wrongCode)).toHaveLength(10);
    expect(codes.at(-1)).toBe(CODE.tooManyTries);
    expect(await enter(server, ticket, account.code())).toMatchObject({ code: CODE.tooManyTries });

    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    const again = await ticketOf(server, { ...account, password: NEW_PASSWORD });
    unwrap(await enter(server, again, account.code()));
  });
});

describe('A mailed link does not go around the code', () => {
  it('when it resets the password, which also ends the tickets of the old one', async () => {
    const account = await signUpTwoFactor(server);
    const old = await ticketOf(server, account);
    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    const [code = ''] = account.recoveryCodes;
    expect(await enter(server, old, code)).toMatchObject({ code: CODE.notFound });
    unwrap(
      await enter(server, await ticketOf(server, { ...account, password: NEW_PASSWORD }), code),
    );
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
    await ticketOf(server, { email, password: NEW_PASSWORD });
  });
});
