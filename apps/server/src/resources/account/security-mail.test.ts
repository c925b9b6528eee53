import { unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import {
  signUp,
  signUpMember,
  startBackend,
  useServer,
  type TestAccount,
} from '../../testing/test-server';
import { operate } from '../../admin/admin.fixtures';
import { addKey } from '../open-api-key/open-api-key.fixtures';
import { signUpPasskey } from '../passkey/passkey.fixtures';
import { signUpTwoFactor } from '../two-factor/two-factor.fixtures';
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

  it('of a passkey that was removed, and not of one that stays', async () => {
    const account = await signUpPasskey(server);
    const { client, passkey, password } = account;
    await client.passkey.remove({ id: passkey.id, password: 'not it' });
    expect(await mailed(account, '移除了通行密钥')).toEqual([]);
    unwrap(await client.passkey.remove({ id: passkey.id, password }));
    const [mail] = await mailed(account, '移除了通行密钥');
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.link).toContain('/user/info');
  });

  it('of a key of the open API that may do more, and of one that was removed', async () => {
    const account = await signUpMember(server);
    const { openApiKey } = account.client;
    const { id, apiSecret } = await addKey(server, account, ['send']);
    const wider = { name: '订单系统', scopes: ['send' as const, 'customers' as const] };
    unwrap(await openApiKey.update({ id, ...wider, expiresAt: null }));
    unwrap(await openApiKey.update({ id, ...wider, expiresAt: null }));
    const [changed, ...savedAsItWas] = await mailed(account, '密钥已修改');
    expect(savedAsItWas).toEqual([]);
    expect(changed?.text).toContain('127.0.0.1');
    unwrap(await openApiKey.remove(id));
    const [removed] = await mailed(account, '密钥已移除');
    expect(removed?.text).toContain('127.0.0.1');
    expect(removed?.link).toContain('/oapi/oapi');
    expect([changed?.text, removed?.text].join()).not.toContain(apiSecret);
  });

  it('of a password that the operator reset, without the new one', async () => {
    const account = await signUp(server);
    const printed = await operate(server, 'user', 'reset-password', account.email);
    const [mail, ...more] = await mailed(account, '管理员重置了你的密码');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/时间：\d{4}/);
    expect(mail?.text).not.toContain(printed.split(' ').at(-1));
  });

  it('of two-factor login that the operator turned off, if it was on', async () => {
    const [on, off] = [await signUpTwoFactor(server), await signUp(server)];
    for (const { email } of [on, off]) await operate(server, 'user', 'two-factor-off', email);
    expect(await mailed(on, '管理员关闭了你的两步验证')).toHaveLength(1);
    expect(await mailed(off, '管理员关闭了你的两步验证')).toEqual([]);
  });
});

it('A mail server that fails does not fail what the mail is about', async () => {
  const tasks: Promise<unknown>[] = [];
  const { tell } = securityMail(
    () => Promise.reject(new Error('no database')),
    {
      behind: (work) => void tasks.push(work().catch(() => 'logged')),
      deliver: () => Promise.resolve(),
    },
    { count: () => Promise.resolve(1) },
    { page: () => 'x' },
  );
  tell('newKey', 'u', {});
  expect(await Promise.all(tasks)).toEqual(['logged']);
});
