import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailsTo, tokenTo } from '../../testing/mailbox';
import { call, signUp, startBackend, useServer } from '../../testing/test-server';
import { freshEmail, NEW_PASSWORD, visitorOf } from './account.fixtures';
import { mailLinks, users } from '../../database/schema';

const server = useServer();
const visitor = (of = server) => visitorOf(of);

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
      body: { name: 'x', email, password: NEW_PASSWORD },
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
        body: { name: 'x', email, password: NEW_PASSWORD },
        headers: { 'accept-language': language },
      });
    }
    expect((await mailsTo(server, zh))[0]?.subject).toBe('Chatdeck 智能助手 - 激活你的账号');
    expect((await mailsTo(server, en))[0]?.subject).toBe(
      'Chatdeck Assistant - Activate your account',
    );
    // Whoever asks for a new password may not be who reads the mail.
    await call(server, 'POST', '/v1/api/sendreset', {
      body: { email: en },
      headers: { 'accept-language': 'zh-CN' },
    });
    expect((await mailsTo(server, en)).at(-1)?.subject).toBe(
      'Chatdeck Assistant - Activate your account first',
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

describe('A mail server that fails', () => {
  const failing = useServer({}, () =>
    startBackend({ smtpUrl: new URL('smtp://127.0.0.1:1'), publicUrl: new URL('https://a.cn') }),
  );

  it('does not fail the sign-up, which says so', async () => {
    const answer = await visitor(failing).account.signUp({
      name: 'x',
      email: 'unlucky@example.com',
      password: NEW_PASSWORD,
    });
    expect(unwrap(answer)).toMatchObject({ isMailSent: false });
    const [row] = await failing.db.select().from(users);
    expect(row?.email).toBe('unlucky@example.com');
  });
});
