import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { endpoints } from '@chatdeck/sdk/contract';
import { eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import { operate } from '../../admin/admin.fixtures';
import { users } from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import {
  call,
  signUp,
  signUpMember,
  startBackend,
  testSettings,
  useServer,
} from '../../testing/test-server';
import { checkBackup } from '../../admin/restore';
import { signUpOperator, withTwoFactor } from './operator.fixtures';

// The operator changes prices and the notice of everybody.
const server = useServer({}, startBackend);
const ACCOUNTS = '/v1/api/operator/accounts';

describe('The operator’s page', () => {
  it('is for accounts that the command line made operators, as long as they are', async () => {
    const { client, email, token } = await signUp(server);
    expect(await client.operator.accounts()).toMatchObject({ code: CODE.scopeNeeded });
    expect(await operate(server, 'user', 'operator', email)).toContain('/operator');
    unwrap(await client.operator.accounts());
    expect((await call(server, 'GET', ACCOUNTS, { token })).code).toBe(CODE.success);
    await operate(server, 'user', 'operator', email, '--off');
    expect(await client.operator.accounts()).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('needs two-factor login from any other machine, and behind any proxy', async () => {
    const { token, userId } = await signUpOperator(server);
    const codeFrom = async (options: Parameters<typeof call>[3]) =>
      (await call(server, 'GET', ACCOUNTS, { token, ...options })).code;
    const far = { ip: '203.0.113.7' };
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(await codeFrom(far)).toBe(CODE.operatorTwoFactorNeeded);
    expect(await codeFrom(proxied)).toBe(CODE.operatorTwoFactorNeeded);
    await withTwoFactor(server, userId);
    expect(await codeFrom(far)).toBe(CODE.success);
    expect(await codeFrom(proxied)).toBe(CODE.success);
  });

  it('needs it from this machine too where the server is public', async () => {
    const { token } = await signUpOperator(server);
    for (const open of [{ host: '0.0.0.0' }, { publicUrl: new URL('https://a.example') }]) {
      const app = await createApp(server.services, { ...testSettings, ...open });
      const answer = await call({ ...server, app }, 'GET', ACCOUNTS, { token });
      expect(answer.code).toBe(CODE.operatorTwoFactorNeeded);
    }
  });

  it('refuses every one of its calls to others', async () => {
    const { token } = await signUpMember(server, '会员', ['gptChat']);
    const calls = endpoints.filter(({ id }) => id.startsWith('operator.'));
    expect(calls.map(({ access }) => access)).toEqual(calls.map(() => 'operator'));
    for (const { method, path } of calls) {
      const url = `/v1${path.replace(/\{\w+\}/, 'x')}`;
      expect((await call(server, method, url, { token, body: {} })).code).toBe(CODE.scopeNeeded);
    }
  });

  it('finds accounts by e-mail, name and kind, and shows nothing to log in with', async () => {
    const { client } = await signUpOperator(server);
    const member = await signUpMember(server, '读书会小王');
    const search = async (query: Parameters<typeof client.operator.accounts>[0]) =>
      unwrap(await client.operator.accounts({ ...query, pageSize: 100 })).list.map(
        ({ email }) => email,
      );
    expect(await search({ search: '读书会' })).toEqual([member.email]);
    expect(await search({ search: member.email.toUpperCase() })).toContain(member.email);
    expect(await search({ search: '%' })).toEqual([]);
    expect(await search({ filter: 'member' })).toContain(member.email);
    expect(await search({ filter: 'blocked' })).not.toContain(member.email);
    const shown = JSON.stringify(unwrap(await client.operator.account(member.userId)));
    expect(shown).not.toMatch(/argon2|secret|password/i);
  });

  it('says in the trail of the account what an operator did, and from where to operators alone', async () => {
    const { client } = await signUpOperator(server);
    const account = await signUp(server);
    unwrap(await client.operator.grantVip(account.userId, '2099-12-31'));
    const [own] = unwrap(await account.client.audit.list()).list;
    expect(own).toMatchObject({
      call: 'operator.grantVip',
      actor: { kind: 'operator', sessionId: '', userAgent: '' },
      address: '',
    });
    const found = unwrap(await client.operator.audit({ search: account.email })).list;
    const [session] = unwrap(await client.account.sessions()).list;
    expect(found[0]).toMatchObject({
      email: account.email,
      address: '127.0.0.1',
      actor: { sessionId: session?.id },
      changes: expect.arrayContaining([
        expect.objectContaining({ path: 'role', after: expect.objectContaining({ text: 'vip' }) }),
      ]),
    });
    expect(await operate(server, 'audit', account.email)).toContain('operator.grantVip');
  });

  it('has an entry for each of its changes, and none for what it was refused', async () => {
    const { client } = await signUpOperator(server);
    const { operator } = client;
    const { userId } = await signUp(server);
    unwrap(await operator.setCustomRoutes(userId, ['gptChat']));
    unwrap(await operator.block(userId));
    unwrap(await operator.unblock(userId));
    unwrap(await operator.exportAccount(userId));
    unwrap(await operator.deleteAccount(userId));
    unwrap(await operator.keepAccount(userId));
    unwrap(await operator.setPlan({ kind: 'mvip', price: 2_000, isSold: true }));
    unwrap(await operator.addInvite({ code: 'spring', places: 3 }));
    await operator.addInvite({ code: 'spring', places: 3 });
    unwrap(await operator.removeInvite('spring'));
    unwrap(await operator.setNotice('今晚维护'));
    const calls = unwrap(await operator.audit({ pageSize: 10 })).list.map((entry) => entry.call);
    expect(calls).toEqual(
      [
        'setCustomRoutes',
        'block',
        'unblock',
        'exportAccount',
        'deleteAccount',
        'keepAccount',
        'setPlan',
        'addInvite',
        'removeInvite',
        'setNotice',
      ]
        .map((verb) => `operator.${verb}`)
        .reverse(),
    );
  });

  it('says of an account whose time has come that it is not kept any more, as the command line does', async () => {
    const { client } = await signUpOperator(server);
    const { userId, email } = await signUp(server);
    unwrap(await client.operator.deleteAccount(userId));
    const deletionAt = new Date(Date.now() - 1_000);
    await server.db.update(users).set({ deletionAt }).where(eq(users.id, userId));
    expect(await client.operator.keepAccount(userId)).toMatchObject({ code: CODE.notFound });
    await expect(operate(server, 'user', 'keep', email)).rejects.toThrow('is being deleted');
    expect(unwrap(await client.operator.audit({ pageSize: 1 })).list[0]?.call).toBe(
      'operator.deleteAccount',
    );
  });

  it('sets what memberships cost, which the next order does', async () => {
    const { client } = await signUpOperator(server);
    unwrap(await client.operator.setPlan({ kind: 'qvip', price: 4_550, isSold: true }));
    unwrap(await client.operator.setPlan({ kind: 'avip', price: 100, isSold: false }));
    const { list } = unwrap(await client.order.plans());
    expect(list.find(({ kind }) => kind === 'qvip')?.price).toBe(4_550);
    expect(list.some(({ kind }) => kind === 'avip')).toBe(false);
  });

  it('answers feedback by mail, in the language of who wrote', async () => {
    const { client } = await signUpOperator(server);
    const writer = await signUp(server);
    unwrap(await writer.client.site.sendFeedback({ content: '能按标签选人吗？' }));
    const [entry] = unwrap(await client.operator.feedback()).list;
    expect(entry).toMatchObject({ email: writer.email, answer: '', answeredAt: null });
    unwrap(await client.operator.answerFeedback(entry?.id ?? '', '下个版本可以。'));
    const mail = (await mailsTo(server, writer.email)).at(-1);
    expect(mail?.subject).toContain('你的反馈有了回复');
    expect(mail?.text).toContain('下个版本可以。');
    expect(mail?.text).toContain('能按标签选人吗？');
    const [answered] = unwrap(await client.operator.feedback()).list;
    expect(answered?.answer).toBe('下个版本可以。');
  });

  it('sets the notice in place of the environment, as the command line does', async () => {
    const { client } = await signUpOperator(server);
    unwrap(await client.operator.setNotice('新的公告'));
    expect(unwrap(await client.site.notice()).content).toBe('新的公告');
    expect(await operate(server, 'notice')).toBe('新的公告');
    await operate(server, 'notice', '');
    expect(unwrap(await client.operator.notice())).toEqual({ content: '', source: 'database' });
    const { list } = unwrap(await client.operator.settings());
    expect(list.find(({ name }) => name === 'NOTICE')).toMatchObject({ source: 'database' });
  });

  it('makes a backup that can be restored, and says when one failed', async () => {
    const { client } = await signUpOperator(server);
    const { backups } = server.services.operator;
    const { name } = unwrap(await client.operator.makeBackup());
    await backups.settled();
    const { host, folder, list } = unwrap(await client.operator.backups());
    // Each of several instances has a folder of its own.
    expect(host).toBe(hostname());
    expect(list[0]).toMatchObject({ name, isScheduled: false });
    expect(await checkBackup(join(folder, name))).toContain('can be restored');
    await rm(folder, { recursive: true });
    await server.services.operator.backups.write(join(folder, 'x')).catch(() => undefined);
    expect(unwrap(await client.operator.backups()).runningSince).toBeNull();
  }, 60_000);

  it('shows the settings in force with where they come from, and no secret', async () => {
    const { client } = await signUpOperator(server);
    const { list, warnings } = unwrap(await client.operator.settings());
    expect(list.find(({ name }) => name === 'PORT')).toMatchObject({
      value: '7100',
      source: 'default',
    });
    expect(list.filter(({ isSecret, value }) => isSecret && value !== '')).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('shows what the server does now', async () => {
    const { client } = await signUpOperator(server);
    const member = await signUpMember(server);
    await member.robot.get('/wechat/heart', { heartBeat: 'live' });
    const now = unwrap(await client.operator.now());
    expect(now.accounts.all).toBeGreaterThan(1);
    expect(now.robots.list.map(({ email }) => email)).toContain(member.email);
    expect(now.parts.every(({ isOk }) => isOk)).toBe(true);
  });
});
