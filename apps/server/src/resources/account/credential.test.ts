import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailLinks } from '../../database/schema';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { signUp, useServer, call } from '../../testing/test-server';
import { askReset, freshEmail, NEW_PASSWORD, signUpActivated, visitorOf } from './account.fixtures';

const server = useServer();
const visitor = () => visitorOf(server);

describe('Changing the password', () => {
  it('needs the old one, keeps this session and ends every other with 40003', async () => {
    const { client, email, password } = await signUpActivated(server);
    const { token } = unwrap(await visitor().account.login({ email, password }));
    const other = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const reset = await askReset(server, email);
    expect(
      await client.account.changePassword({ oldPassword: 'not this', password: NEW_PASSWORD }),
    ).toMatchObject({
      code: CODE.wrongCredentials,
      data: { issues: [{ path: 'oldPassword', message: '当前密码不正确' }] },
    });
    expect(
      await client.account.changePassword({ oldPassword: password, password: 'short' }),
    ).toMatchObject({ code: CODE.invalidValue });
    unwrap(await client.account.changePassword({ oldPassword: password, password: NEW_PASSWORD }));
    expect(await client.account.info()).toMatchObject({ ok: true });
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password })).toMatchObject({ ok: false });
    expect(await visitor().account.checkReset(reset)).toMatchObject({ code: CODE.wrongCode });
  });

  it('stops guessing at the old one', async () => {
    const { client, password } = await signUp(server);
    for (let at = 0; at < 10; at += 1) {
      await client.account.changePassword({ oldPassword: `guess ${at}`, password: NEW_PASSWORD });
    }
    expect(
      await client.account.changePassword({ oldPassword: password, password: NEW_PASSWORD }),
    ).toMatchObject({ code: CODE.tooManyTries });
  });
});

describe('Changing the e-mail', () => {
  it('tells both addresses, asks for a new activation and ends every other session', async () => {
    const { client, email, password } = await signUpActivated(server);
    const { token } = unwrap(await visitor().account.login({ email, password }));
    const other = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const next = freshEmail();
    expect(await client.account.changeEmail({ email: next, password: 'no' })).toMatchObject({
      code: CODE.wrongCredentials,
      data: { issues: [{ path: 'password' }] },
    });
    unwrap(await client.account.changeEmail({ email: next, password }));
    expect(unwrap(await client.account.info())).toMatchObject({ email: next, isActivated: false });
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect((await mailsTo(server, email)).at(-1)?.text).toContain(next);
    unwrap(await client.account.activate(await tokenTo(server, next)));
    expect(unwrap(await client.account.info()).isActivated).toBe(true);
    expect(await visitor().account.login({ email, password })).toMatchObject({ ok: false });
  });

  it('refuses an address that another account has, also when both take it at once', async () => {
    const [one, two] = [await signUp(server), await signUp(server)];
    expect(
      await one.client.account.changeEmail({ email: two.email, password: one.password }),
    ).toMatchObject({ code: CODE.alreadyExists });
    const email = freshEmail();
    const answers = await Promise.all(
      [one, two].map(({ client, password }) => client.account.changeEmail({ email, password })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([CODE.success, CODE.alreadyExists]);
  });
});

describe('Resetting a password', () => {
  it('works by the link of the mail, once, and ends every session', async () => {
    const { client, email } = await signUpActivated(server);
    const token = await askReset(server, email);
    expect((await mailsTo(server, email)).at(-1)?.link).toContain('/reset-psd?token=');
    // Mail programs open links before their readers do.
    for (let at = 0; at < 3; at += 1) {
      expect(unwrap(await visitor().account.checkReset(token))).toEqual({ email });
    }
    const uses = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor().account.resetPassword({ token, password: NEW_PASSWORD }),
      ),
    );
    expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(uses.filter(({ code }) => code === CODE.wrongCode)).toHaveLength(7);
    expect(await client.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password: NEW_PASSWORD })).toMatchObject({
      ok: true,
    });
    expect((await mailsTo(server, email)).at(-1)?.subject).toContain('密码已重置');
  });

  it('answers alike with and without an account, also when asked too often', async () => {
    const { email } = await signUpActivated(server);
    const ask = (address: string) =>
      call(server, 'POST', '/v1/api/sendreset', { ip: '10.3.3.3', body: { email: address } });
    const unknown = freshEmail();
    for (let at = 0; at < 3; at += 1) {
      const [with_, without] = [await ask(email), await ask(unknown)];
      expect({ ...without, headers: null }).toEqual({ ...with_, headers: null });
      expect(with_).toMatchObject({ code: CODE.success, data: null });
    }
    expect(await ask(email)).toMatchObject({ code: CODE.tooManyTries });
    expect(await ask(unknown)).toMatchObject({ code: CODE.tooManyTries });
    expect(await mailsTo(server, unknown)).toEqual([]);
    expect((await mailsTo(server, email)).filter(({ link }) => link?.includes('psd'))).toHaveLength(
      3,
    );
  });

  it('first asks an account to be activated', async () => {
    const { email } = await signUp(server);
    const token = await askReset(server, email);
    expect(await visitor().account.checkReset(token)).toMatchObject({ code: CODE.wrongCode });
    expect(await visitor().account.resetPassword({ token, password: NEW_PASSWORD })).toMatchObject({
      code: CODE.wrongCode,
    });
    expect(unwrap(await visitor().account.activate(token))).toEqual({ email });
  });

  it('is refused after an hour, and with a link that activates', async () => {
    const { email, userId } = await signUpActivated(server);
    const activation = await tokenTo(server, email);
    const token = await askReset(server, email);
    const [link] = await server.db
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.purpose, 'reset'))
      .then((rows) => rows.filter((row) => row.userId === userId));
    expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    const expiresAt = new Date(Date.now() - 1);
    await server.db.update(mailLinks).set({ expiresAt }).where(eq(mailLinks.userId, userId));
    for (const each of [token, activation]) {
      expect(
        await visitor().account.resetPassword({ token: each, password: NEW_PASSWORD }),
      ).toMatchObject({
        code: CODE.wrongCode,
      });
    }
  });
});
