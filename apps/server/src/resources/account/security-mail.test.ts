import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { NEW_PASSWORD, askReset, signUpActivated, visitorOf } from './account.fixtures';
import { securityMail } from './security-mail';

const server = useServer({}, startBackend);

const CHROME = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function logIn(
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  userAgent: string,
) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/api/login',
    headers: { 'user-agent': userAgent, 'accept-language': 'zh-CN' },
    payload: { email, password },
    remoteAddress: '203.0.113.7',
  });
  return response.json<{ data: { token: string } }>().data.token;
}

const mailed = async ({ email }: Pick<TestAccount, 'email'>, subject: string) =>
  (await mailsTo(server, email)).filter((mail) => mail.subject.includes(subject));

describe('The owner of an account is mailed', () => {
  it('of a login from a browser that it has not had, once, with when, what and where', async () => {
    const account = await signUp(server);
    await logIn(account, CHROME(148));
    const [mail, ...more] = await mailed(account, '新设备');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Chrome, Windows');
    expect(mail?.text).toContain('203.0.113.7');
    expect(mail?.text).toMatch(/时间：\d{4}/);
    expect(mail?.link).toContain('/user/sessions');
    // A newer version of it is the same browser.
    await logIn(account, CHROME(149));
    expect(await mailed(account, '新设备')).toHaveLength(1);
  });

  it('of one new device within minutes, however many log in', async () => {
    const account = await signUp(server);
    await logIn(account, CHROME(148));
    await logIn(account, SAFARI);
    await logIn(account, 'curl/8');
    expect(await mailed(account, '新设备')).toHaveLength(1);
  });

  it('not of the first login, and not of a session for the pages of a partner', async () => {
    const account = await signUp(server);
    expect(await mailed(account, '新设备')).toEqual([]);
    await server.services.openApi.openSession(account.userId, ['send']);
    expect(await mailed(account, '新设备')).toEqual([]);
  });

  it('of new connection keys', async () => {
    const account = await signUp(server);
    unwrap(await account.client.openApi.resetCredentials());
    unwrap(await account.client.openApi.resetCredentials());
    const [mail, ...more] = await mailed(account, '连接密钥已重置');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).not.toContain((await account.robot.keys()).apiSecret);
  });

  it('of a changed password, in the language of the account', async () => {
    const account = await signUp(server);
    await server.db.update(users).set({ locale: 'en' }).where(eq(users.id, account.userId));
    const { client, password: oldPassword } = account;
    unwrap(await client.account.changePassword({ oldPassword, password: NEW_PASSWORD }));
    const [mail] = await mailed(account, 'Your password was changed');
    expect(mail?.text).toContain('Address: 127.0.0.1');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
  });

  it('of a password that was reset by a link', async () => {
    const account = await signUpActivated(server);
    const token = await askReset(server, account.email);
    unwrap(await visitorOf(server).account.resetPassword({ token, password: NEW_PASSWORD }));
    expect((await mailed(account, '你的密码已重置'))[0]?.text).toContain('127.0.0.1');
  });
});

it('A mail server that fails does not fail what the mail is about', async () => {
  const tasks: Promise<unknown>[] = [];
  const { tell } = securityMail(
    () => Promise.reject(new Error('no database')),
    {
      behind: (work) => void tasks.push(work().catch(() => 'logged')),
      send: () => Promise.resolve(false),
    },
    { count: () => Promise.resolve(1) },
    { page: () => 'x' },
  );
  tell('newKey', 'u', {});
  expect(await Promise.all(tasks)).toEqual(['logged']);
});
