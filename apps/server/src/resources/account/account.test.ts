import { createChatdeckClient, type TooManyTries } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, signUp, useServer } from '../../testing/test-server';
import { rateLimits, sessions, users } from '../../database/schema';

const server = useServer();
const DAY_MS = 86_400_000;
const login = <Data = unknown>(body: object) =>
  call<Data>(server, 'POST', '/v1/api/login', { body });

/** The answer of a person to the question in a refusal. */
const answerTo = ({ challenge }: TooManyTries): string => {
  const [a, b] = (challenge?.question ?? '').split(' + ').map(Number);
  return String((a ?? 0) + (b ?? 0));
};

describe('Signing up', () => {
  it('makes an account that can log in and is not activated', async () => {
    const { client, email, userId } = await signUp(server, '王小明');
    const info = await client.account.info();
    expect(info).toMatchObject({
      ok: true,
      data: { userId, email, name: '王小明', role: 'user', robotInfo: { robotId: null } },
    });
    const [row] = await server.db.select().from(users).where(eq(users.id, userId));
    expect(row?.activatedAt).toBeNull();
    expect(userId).toMatch(/^[\w-]{22}$/);
  });

  it('refuses an e-mail that has an account, in any case and with spaces around it', async () => {
    const { email } = await signUp(server);
    const body = { name: 'x', email: ` ${email.toUpperCase()} `, password: 'long enough' };
    expect(await call(server, 'POST', '/v1/api/signup', { body })).toMatchObject({
      status: 200,
      code: CODE.alreadyExists,
    });
  });

  it('keeps only one of two accounts that are made at once', async () => {
    const body = { name: 'x', email: 'twice@example.com', password: 'long enough' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(server, 'POST', '/v1/api/signup', { body })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      CODE.success,
      CODE.alreadyExists,
      CODE.alreadyExists,
    ]);
  });

  it('grants nothing that the caller writes into the request', async () => {
    const body = {
      name: 'x',
      email: 'greedy@example.com',
      password: 'long enough',
      role: 'vip',
      customRoutes: ['gptChat'],
    };
    await call(server, 'POST', '/v1/api/signup', { body });
    const [row] = await server.db.select().from(users).where(eq(users.email, body.email));
    expect(row).toMatchObject({ role: 'user', customRoutes: [] });
  });
});

describe('Looking for accounts by signing up', () => {
  const tryWith = (email: string, code?: string) =>
    call<TooManyTries>(server, 'POST', '/v1/api/signup', {
      ip: '10.2.2.2',
      body: { name: 'x', email, password: 'long enough', ...(code && { code }) },
    });

  it('needs the answer to a question after five failures', async () => {
    const { email } = await signUp(server);
    const tries = await Promise.all(Array.from({ length: 5 }, () => tryWith(email)));
    expect(tries.map(({ code }) => code)).toEqual(Array(5).fill(CODE.alreadyExists));
    const asked = await tryWith('new@example.com');
    expect(asked.code).toBe(CODE.tooManyTries);
    expect((await tryWith('new@example.com', answerTo(asked.data))).code).toBe(CODE.success);
  });
});

describe('Logging in', () => {
  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await signUp(server);
    const wrong = await login({ email, password: 'not this one' });
    const unknown = await login({ email: 'nobody@example.com', password: 'not this one' });
    expect(wrong.code).toBe(CODE.wrongCredentials);
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('keeps no token and no password as it is', async () => {
    const { token, password, userId } = await signUp(server);
    const rows = JSON.stringify([
      await server.db.select().from(sessions).where(eq(sessions.userId, userId)),
      await server.db.select().from(users).where(eq(users.id, userId)),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(password);
    expect(rows).toContain('$argon2id$v=19$');
  });

  it('asks a question after five failures, once each, and lets the owner in with the answer', async () => {
    const { email, password } = await signUp(server);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => login({ email, password: 'a guess' })),
    );
    const codes = guesses.map(({ code }) => code);
    expect(codes.filter((code) => code === CODE.wrongCredentials)).toHaveLength(5);
    expect(codes.filter((code) => code === CODE.tooManyTries)).toHaveLength(7);

    const asked = await login<TooManyTries>({ email, password });
    expect(asked).toMatchObject({ code: CODE.tooManyTries, data: { retryAfterMs: 0 } });
    const again = await login<TooManyTries>({ email, password, code: 'no number' });
    expect(again.code).toBe(CODE.tooManyTries);
    const code = answerTo(again.data);
    expect((await login({ email, password: 'a guess', code })).code).toBe(CODE.wrongCredentials);
    expect((await login({ email, password, code })).code).toBe(CODE.tooManyTries);
    const last = await login<TooManyTries>({ email, password });
    expect((await login({ email, password, code: answerTo(last.data) })).code).toBe(CODE.success);
    expect((await login({ email, password })).code).toBe(CODE.success);
  });

  it('stops after ten judged tries, tells how long to wait, and then judges again', async () => {
    const { email, password } = await signUp(server);
    const pair = `login:127.0.0.1:${email}`;
    await server.db.insert(rateLimits).values({
      subject: pair,
      count: 10,
      endsAt: new Date(Date.now() + 900_000),
    });
    const refused = await login<TooManyTries>({ email, password });
    expect(refused.code).toBe(CODE.tooManyTries);
    expect(refused.data.challenge).toBeUndefined();
    expect(refused.data.retryAfterMs).toBeGreaterThan(890_000);
    expect(refused.data.retryAfterMs).toBeLessThanOrEqual(900_000);

    const past = new Date(Date.now() - 1);
    await server.db.update(rateLimits).set({ endsAt: past }).where(eq(rateLimits.subject, pair));
    expect((await login({ email, password })).code).toBe(CODE.success);
  });

  it('stops one address that tries many accounts, and no other', async () => {
    const { email, password } = await signUp(server);
    const endsAt = new Date(Date.now() + 900_000);
    await server.db.insert(rateLimits).values({ subject: 'login:10.1.1.1', count: 100, endsAt });
    const from = (ip: string) =>
      call(server, 'POST', '/v1/api/login', { ip, body: { email, password } });
    expect((await from('10.1.1.1')).code).toBe(CODE.tooManyTries);
    expect((await from('10.1.1.2')).code).toBe(CODE.success);
  });
});

describe('A session', () => {
  const infoWith = (token: string | null) =>
    createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } }).account.info();

  it('needs a token that was given out', async () => {
    expect(await infoWith(null)).toMatchObject({ ok: false, code: CODE.invalidToken });
    expect(await infoWith('invented')).toMatchObject({ ok: false, code: CODE.invalidToken });
  });

  it('ends at logout, and only that one', async () => {
    const { client, email, password } = await signUp(server);
    const other = await login<{ token: string }>({ email, password });
    expect(await client.account.logout()).toMatchObject({ ok: true });
    expect(await client.account.info()).toMatchObject({ ok: false, code: CODE.revokedToken });
    expect(await infoWith(other.data.token)).toMatchObject({ ok: true });
  });

  it.each([
    ['7 days without use', { usedAt: new Date(Date.now() - 7 * DAY_MS - 1000) }],
    ['30 days', { createdAt: new Date(Date.now() - 30 * DAY_MS - 1000) }],
  ])('expires after %s', async (_, change) => {
    const { client, userId } = await signUp(server);
    await server.db.update(sessions).set(change).where(eq(sessions.userId, userId));
    expect(await client.account.info()).toMatchObject({ ok: false, code: CODE.expiredToken });
  });

  it('lives on while it is used', async () => {
    const { client, userId } = await signUp(server);
    const sixDaysAgo = new Date(Date.now() - 6 * DAY_MS);
    await server.db.update(sessions).set({ usedAt: sixDaysAgo }).where(eq(sessions.userId, userId));
    await client.account.info();
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.usedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is pushed out by the twenty-first', async () => {
    const { client, userId, email, password } = await signUp(server);
    for (let count = 0; count < 20; count += 1) await login({ email, password });
    expect(await client.account.info()).toMatchObject({ ok: false, code: CODE.revokedToken });
    const rows = await server.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(rows.filter((row) => row.revokedAt === null)).toHaveLength(20);
  });
});
