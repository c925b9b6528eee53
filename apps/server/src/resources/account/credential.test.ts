import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { call, signUp, startBackend, useServer, type TestServer } from '../../testing/test-server';
import { inviteCodes, mailLinks, users } from './account.tables';

const server = useServer();
const NEW = 'another horse battery';
const visitor = (of: TestServer = server) => createChatdeckClient({ baseUrl: of.url });

let count = 0;
const freshEmail = () => `new${++count}@example.com`;

async function signUpActivated() {
  const account = await signUp(server);
  unwrap(await account.client.account.activate(await tokenTo(server, account.email)));
  return account;
}

async function askReset(email: string): Promise<string> {
  unwrap(await visitor().account.sendReset(email));
  return tokenTo(server, email);
}

describe('Activating an account', () => {
  it('takes the link of the mail, also twice, and leads to our own address', async () => {
    const { client, email } = await signUp(server);
    expect(unwrap(await client.account.info()).isActivated).toBe(false);
    const [mail] = await mailsTo(server, email);
    expect(mail?.link).toMatch(new RegExp(`^${server.url}/activeemail\\?token=[\\w-]{43}$`));
    expect(mail?.text).toContain(mail?.link);
    const token = await tokenTo(server, email);
    expect(unwrap(await visitor().account.activate(token))).toEqual({ email });
    expect(unwrap(await visitor().account.activate(token))).toEqual({ email });
    expect(unwrap(await client.account.info()).isActivated).toBe(true);
  });

  it('never takes the address of a link from the request', async () => {
    const email = freshEmail();
    await call(server, 'POST', '/v1/api/signup', {
      body: { name: 'x', email, password: NEW },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect((await mailsTo(server, email))[0]?.link).toContain(server.url);
  });

  it('writes in the language of the reader', async () => {
    const [zh, en] = [freshEmail(), freshEmail()];
    for (const [email, language] of [
      [zh, 'zh-CN,zh;q=0.9'],
      [en, 'en-GB'],
    ] as const) {
      await call(server, 'POST', '/v1/api/signup', {
        body: { name: 'x', email, password: NEW },
        headers: { 'accept-language': language },
      });
    }
    expect((await mailsTo(server, zh))[0]?.subject).toBe('Chatdeck 智能助手 - 激活您的账号');
    expect((await mailsTo(server, en))[0]?.subject).toBe(
      'Chatdeck Assistant - Activate your account',
    );
  });

  it('is refused after 24 hours, and with a token that never was', async () => {
    const { email, userId } = await signUp(server);
    const token = await tokenTo(server, email);
    const [link] = await server.db.select().from(mailLinks).where(eq(mailLinks.userId, userId));
    expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 86_390_000);
    expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(JSON.stringify(link)).not.toContain(token);
    const expiresAt = new Date(Date.now() - 1);
    await server.db.update(mailLinks).set({ expiresAt }).where(eq(mailLinks.userId, userId));
    expect(await visitor().account.activate(token)).toMatchObject({ code: CODE.wrongCode });
    expect(await visitor().account.activate('invented')).toMatchObject({ code: CODE.wrongCode });
  });

  it('sends the link again a few times, and none to an activated account', async () => {
    const { client, email } = await signUp(server);
    for (let at = 0; at < 3; at += 1) {
      expect(unwrap(await client.account.sendActivation())).toEqual({ isMailSent: true });
    }
    expect(await client.account.sendActivation()).toMatchObject({
      code: CODE.tooManyTries,
      data: { retryAfterMs: expect.any(Number) },
    });
    unwrap(await client.account.activate(await tokenTo(server, email)));
    expect(unwrap(await client.account.sendActivation())).toEqual({ isMailSent: false });
  });
});

describe('Resetting a password', () => {
  it('works by the link of the mail, once, and ends every session', async () => {
    const { client, email } = await signUpActivated();
    const token = await askReset(email);
    expect((await mailsTo(server, email)).at(-1)?.link).toContain('/reset-psd?token=');
    // Mail programs open links before their readers do.
    for (let at = 0; at < 3; at += 1) {
      expect(unwrap(await visitor().account.checkReset(token))).toEqual({ email });
    }
    const uses = await Promise.all(
      Array.from({ length: 8 }, () => visitor().account.resetPassword({ token, password: NEW })),
    );
    expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(uses.filter(({ code }) => code === CODE.wrongCode)).toHaveLength(7);
    expect(await client.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password: NEW })).toMatchObject({ ok: true });
    expect((await mailsTo(server, email)).at(-1)?.subject).toContain('密码已修改');
  });

  it('answers alike with and without an account, also when asked too often', async () => {
    const { email } = await signUpActivated();
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
    const token = await askReset(email);
    expect(await visitor().account.checkReset(token)).toMatchObject({ code: CODE.wrongCode });
    expect(await visitor().account.resetPassword({ token, password: NEW })).toMatchObject({
      code: CODE.wrongCode,
    });
    expect(unwrap(await visitor().account.activate(token))).toEqual({ email });
  });

  it('is refused after an hour, and with a link that activates', async () => {
    const { email, userId } = await signUpActivated();
    const activation = await tokenTo(server, email);
    const token = await askReset(email);
    const [link] = await server.db
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.purpose, 'reset'))
      .then((rows) => rows.filter((row) => row.userId === userId));
    expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    const expiresAt = new Date(Date.now() - 1);
    await server.db.update(mailLinks).set({ expiresAt }).where(eq(mailLinks.userId, userId));
    for (const each of [token, activation]) {
      expect(await visitor().account.resetPassword({ token: each, password: NEW })).toMatchObject({
        code: CODE.wrongCode,
      });
    }
  });
});

describe('Changing the password', () => {
  it('needs the old one, keeps this session and ends every other with 40003', async () => {
    const { client, email, password } = await signUpActivated();
    const { token } = unwrap(await visitor().account.login({ email, password }));
    const other = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    const reset = await askReset(email);
    expect(
      await client.account.changePassword({ oldPassword: 'not this', password: NEW }),
    ).toMatchObject({
      code: CODE.wrongCredentials,
      data: { issues: [{ path: 'oldPassword', message: '当前密码不正确' }] },
    });
    expect(
      await client.account.changePassword({ oldPassword: password, password: 'short' }),
    ).toMatchObject({ code: CODE.invalidValue });
    unwrap(await client.account.changePassword({ oldPassword: password, password: NEW }));
    expect(await client.account.info()).toMatchObject({ ok: true });
    expect(await other.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await visitor().account.login({ email, password })).toMatchObject({ ok: false });
    expect(await visitor().account.checkReset(reset)).toMatchObject({ code: CODE.wrongCode });
  });

  it('stops guessing at the old one', async () => {
    const { client, password } = await signUp(server);
    for (let at = 0; at < 10; at += 1) {
      await client.account.changePassword({ oldPassword: `guess ${at}`, password: NEW });
    }
    expect(
      await client.account.changePassword({ oldPassword: password, password: NEW }),
    ).toMatchObject({ code: CODE.tooManyTries });
  });
});

describe('Changing the e-mail', () => {
  it('tells both addresses, asks for a new activation and ends every other session', async () => {
    const { client, email, password } = await signUpActivated();
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

describe('A mail server that fails', () => {
  const failing = useServer({}, () =>
    startBackend({ smtpUrl: new URL('smtp://127.0.0.1:1'), publicUrl: new URL('https://a.cn') }),
  );

  it('does not fail the sign-up, which says so', async () => {
    const answer = await visitor(failing).account.signUp({
      name: 'x',
      email: 'unlucky@example.com',
      password: NEW,
    });
    expect(unwrap(answer)).toMatchObject({ isMailSent: false });
    const [row] = await failing.db.select().from(users);
    expect(row?.email).toBe('unlucky@example.com');
  });
});

describe('A server that is not open to everybody', () => {
  const invited = useServer({}, () => startBackend({ signUp: 'invite' }));
  const closed = useServer({}, () => startBackend({ signUp: 'closed' }));
  const join = (of: TestServer, inviteCode?: string) =>
    visitor(of).account.signUp({
      name: 'x',
      email: freshEmail(),
      password: NEW,
      ...(inviteCode && { inviteCode }),
    });

  it('gives each place of an invite code once', async () => {
    await invited.db.insert(inviteCodes).values({ code: 'friends', places: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(invited, 'friends')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: CODE.wrongCode,
      data: { issues: [{ path: 'inviteCode', message: '邀请码无效或已用完' }] },
    });
    expect(await join(invited)).toMatchObject({
      code: CODE.missingValue,
      data: { issues: [{ path: 'inviteCode', message: '注册需要邀请码' }] },
    });
  });

  it('keeps the place when the e-mail is taken', async () => {
    await invited.db.insert(inviteCodes).values({ code: 'single' });
    const [taken] = await invited.db.select().from(users);
    const body = { name: 'x', email: taken?.email ?? '', password: NEW, inviteCode: 'single' };
    expect(await visitor(invited).account.signUp(body)).toMatchObject({ code: CODE.alreadyExists });
    const rows = await invited.db.select().from(inviteCodes).where(eq(inviteCodes.code, 'single'));
    expect(rows[0]?.used).toBe(0);
  });

  it('makes no account where sign-up is closed', async () => {
    expect(await join(closed, 'friends')).toMatchObject({ code: CODE.signUpClosed });
    expect(await closed.db.select().from(users)).toEqual([]);
  });
});
