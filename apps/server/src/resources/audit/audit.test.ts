import { createChatdeckClient, createOpenApiClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { eq, sql } from 'drizzle-orm';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { operate } from '../../admin/admin.fixtures';
import { auditEntries } from '../../database/schema';
import { randomHex } from '../../security/secrets';
import { readSettings } from '../../settings';
import { call, signUp, signUpMember, startBackend, useServer } from '../../testing/test-server';
import { auditRepository } from './audit.repository';
import { AUDIT_MAX, auditService } from './audit.service';

// The operator changes what memberships cost.
const server = useServer({}, startBackend);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const login = (email: string, password: string, ip = '203.0.113.7') =>
  call(server, 'POST', '/v1/api/login', {
    body: { email, password },
    headers: { 'user-agent': FIREFOX },
    ip,
  });

describe('An account', () => {
  it('finds its sign-up and login when it is new', async () => {
    const { client } = await signUp(server, '小王');
    const { count, list } = unwrap(await client.audit.list());
    expect(count).toBe(2);
    const [entered, made] = list;
    expect(entered).toMatchObject({ call: 'account.login', code: 0, actor: { kind: 'owner' } });
    expect(made).toMatchObject({
      call: 'account.signup',
      actor: { kind: 'visitor', sessionId: '' },
      object: { name: '小王' },
    });
  });

  it('sees from where and in which browser somebody failed to log in, and nobody else sees it', async () => {
    const { client, email } = await signUp(server);
    const other = await signUp(server);
    expect((await login(email, 'not it at all')).code).toBe(CODE.wrongCredentials);
    expect((await login('nobody@example.com', 'not it at all')).code).toBe(CODE.wrongCredentials);
    await server.services.audit.settled();
    const [entry] = unwrap(await client.audit.list()).list;
    expect(entry).toMatchObject({
      call: 'account.login',
      code: CODE.wrongCredentials,
      actor: { kind: 'visitor', userAgent: FIREFOX, sessionId: '' },
      address: '203.0.113.7',
    });
    expect(unwrap(await other.client.audit.list()).count).toBe(2);
  });

  it('names the session that did something as the list of sessions does', async () => {
    const { client } = await signUp(server);
    unwrap(await client.account.changeNotices({ offlineMail: false }));
    const [current] = unwrap(await client.account.sessions()).list;
    const [changed, entered] = unwrap(await client.audit.list()).list;
    expect(changed?.actor.sessionId).toBe(current?.id);
    expect(entered?.actor.sessionId).toBe(current?.id);
    expect(changed?.changes).toMatchObject([
      { path: 'offlineMail', before: { text: 'true' }, after: { text: 'false' } },
    ]);
  });

  it('sees what a row was before it was changed, and what was removed', async () => {
    const { client } = await signUp(server);
    const form = { type: 1 as const, name: '海报', content: '周三休息' };
    const { id } = unwrap(await client.material.add(form));
    unwrap(await client.material.update(id, { ...form, content: '周三照常营业' }));
    unwrap(await client.material.remove(id));
    const [removed, changed, added] = unwrap(await client.audit.list({ group: 'content' })).list;
    expect(changed).toMatchObject({
      call: 'material.update',
      object: { id, name: '海报' },
      changes: [{ path: 'content', before: { text: '周三休息' }, after: { text: '周三照常营业' } }],
    });
    const ofName = { path: 'name', before: { text: '海报' }, after: null };
    expect(removed).toMatchObject({ object: { id, name: '海报' } });
    expect(removed?.changes.find(({ path }) => path === 'name')).toMatchObject(ofName);
    expect(added).toMatchObject({ call: 'material.add', object: { id, name: '海报' } });
  });

  it('sees which setting of the robot was changed, and which row of a list', async () => {
    const { client } = await signUp(server);
    const rule = (content: string) => ({ keywords: ['营业'], replys: [{ type: 1, content }] });
    const save = async (config: object, baseVersion: number) =>
      unwrap(await client.robot.config.save({ config: JSON.stringify(config), baseVersion }));
    const { version } = unwrap(await client.robot.config.load());
    const rules = [rule('一'), rule('二'), rule('三')];
    const saved = await save({ autoReply: false, replyKeywords: rules }, version);
    const next = [rules[0], rule('二，新的'), rules[2]];
    await save({ autoReply: true, replyKeywords: next }, saved.version);
    const [entry] = unwrap(await client.audit.list({ pageSize: 1 })).list;
    expect(entry?.changes).toEqual([
      {
        path: 'autoReply',
        before: { text: 'false', length: 5, isHidden: false },
        after: { text: 'true', length: 4, isHidden: false },
      },
      {
        path: 'replyKeywords.1.replys.0.content',
        before: { text: '二', length: 1, isHidden: false },
        after: { text: '二，新的', length: 4, isHidden: false },
      },
    ]);
  });

  it('has no entry of what changed nothing: a conflict, a broken rule, a row that is not there', async () => {
    const { client } = await signUp(server);
    await client.robot.config.save({ config: '{}', baseVersion: 99 });
    await client.material.add({ type: 1, name: '', content: '' });
    await client.material.remove('12345');
    await server.services.audit.settled();
    expect(unwrap(await client.audit.list()).count).toBe(2);
  });

  it('tells what a partner’s page, a signed request and the robot did', async () => {
    const { client, robot } = await signUpMember(server);
    const keys = await robot.keys();
    const openApi = createOpenApiClient({ baseUrl: server.url, ...keys });
    const { token } = unwrap(await openApi.openSession(['material:read', 'material:write']));
    const page = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
    unwrap(await page.material.add({ type: 1, name: '来自合作方', content: '一' }));
    const reminder = { setter: '小雨', subscribe: '小雨', isLoop: 'false', content: '喝水' };
    await robot.post('/task', { ...reminder, time: '2099-01-01 08:00' });
    const { list } = unwrap(await client.audit.list({ pageSize: 3 }));
    expect(list.map(({ call: name, actor }) => [name, actor.kind])).toEqual([
      ['robot.addReminder', AUDIT_ACTOR.robot],
      ['material.add', AUDIT_ACTOR.partner],
      ['openApi.session', AUDIT_ACTOR.key],
    ]);
    expect(await page.audit.list()).toMatchObject({ ok: false, code: CODE.scopeNeeded });
  });

  it('sees what the operator changed of it, and the operator what was changed anywhere', async () => {
    const { client, email } = await signUp(server);
    const { userId } = unwrap(await client.account.info());
    await operate(server, 'user', 'grant-vip', email, '--until', '2099-12-31');
    await operate(server, 'user', 'reset-password', email);
    await operate(server, 'plan', 'set', 'mvip', '20.00');
    const everywhere = await operate(server, 'audit', '--last', '3');
    expect(everywhere).toContain('operator.setPlan: Set the price of a membership');
    const ofAccount = await operate(server, 'audit', email.toUpperCase());
    expect(ofAccount).toContain(`${email}  operator  operator.grantVip`);
    expect(ofAccount).toContain('role: user -> vip');
    expect(ofAccount).toContain('memberUntil: - -> 2099-12-31T15:59:59.000Z');
    expect(ofAccount).toContain('password: (hidden) -> (hidden)');
    expect(ofAccount).not.toContain('setPlan');
    await expect(operate(server, 'audit', 'nobody@x.cn')).rejects.toThrow('nobody@x.cn');
    await expect(operate(server, 'audit', '--last', '0')).rejects.toThrow('--last');

    const longAgo = { at: new Date('2020-01-01') };
    await server.db.update(auditEntries).set(longAgo).where(eq(auditEntries.userId, userId));
    expect(await operate(server, 'audit', email)).toContain('Nothing was changed');
  });
});

describe('An operator at the command line', () => {
  const newest = () => operate(server, 'audit', '--last', '1');

  it('leaves the code that was made up for an invite in the trail, once', async () => {
    const code = (await operate(server, 'invite', 'add')).split(' ').at(-1) ?? '';
    expect(await newest()).toContain(`operator.addInvite: Made an invite code  ${code}`);
    await expect(operate(server, 'invite', 'add', code)).rejects.toThrow('already');
    expect((await operate(server, 'audit')).match(/addInvite/g)).toHaveLength(1);
  });

  it('leaves an entry of each backup, with the path of one that was saved elsewhere', async () => {
    const kept = /saved to .*\/(\S+)\.$/.exec(await operate(server, 'backup'))?.[1];
    expect(await newest()).toContain(`operator.makeBackup: Made a backup  ${kept}`);
    const path = join(inject('scratch'), `taken-${randomHex(4)}.gz`);
    await operate(server, 'backup', path);
    expect(await newest()).toContain(`operator.makeBackup: Made a backup  ${path}`);
    await expect(operate(server, 'backup', path)).rejects.toThrow('is there already');
    expect((await operate(server, 'audit')).match(/makeBackup/g)).toHaveLength(2);
  }, 60_000);
});

describe('The audit trail', () => {
  const deedOf = (userId: string) => ({
    userId,
    call: 'log.clear' as const,
    actor: 'owner' as const,
  });
  const trail = (auditDays: number, logPrivate = false) =>
    auditService(auditRepository(server.db), { auditDays, logPrivate });

  it('forgets what is older than AUDIT_DAYS, and shows none of it before it is deleted', async () => {
    const { client, userId } = await signUp(server);
    await server.db
      .update(auditEntries)
      .set({ at: sql`now() - interval '91 days'` })
      .where(eq(auditEntries.userId, userId));
    expect(unwrap(await client.audit.list())).toEqual({ count: 0, list: [] });
    expect(await server.db.$count(auditEntries, eq(auditEntries.userId, userId))).toBe(2);
    await server.services.audit.sweep();
    expect(await server.db.$count(auditEntries, eq(auditEntries.userId, userId))).toBe(0);
  });

  it('writes nothing for 0 days', async () => {
    const { userId } = await signUp(server);
    await trail(0).record(deedOf(userId));
    expect(await server.db.$count(auditEntries, eq(auditEntries.userId, userId))).toBe(2);
    expect(readSettings({}).auditDays).toBe(90);
    expect(readSettings({ AUDIT_DAYS: '0' }).auditDays).toBe(0);
    expect(() => readSettings({ AUDIT_DAYS: 'long' })).toThrow('AUDIT_DAYS');
  });

  it('keeps the newest entries of an account beyond a number', async () => {
    const { userId } = await signUp(server);
    await server.db.execute(sql`
      insert into ${auditEntries} (user_id, call, actor)
      select ${userId}, 'log.clear', 'owner' from generate_series(1, ${AUDIT_MAX}::int)`);
    const audit = trail(90);
    for (let at = 0; at < 100; at += 1) await audit.record(deedOf(userId));
    expect(await server.db.$count(auditEntries, eq(auditEntries.userId, userId))).toBe(AUDIT_MAX);
  });

  it('hashes addresses with LOG_PRIVATE=1, the same one alike', async () => {
    const { client, userId } = await signUp(server);
    const audit = trail(90, true);
    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      await audit.record({ ...deedOf(userId), ip });
    }
    const { list } = unwrap(await client.audit.list({ pageSize: 3 }));
    const [other, again, first] = list.map(({ address }) => address);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is gone with the account', async () => {
    const { userId } = await signUp(server);
    await server.db.execute(sql`delete from users where id = ${userId}`);
    expect(await server.db.$count(auditEntries, eq(auditEntries.userId, userId))).toBe(0);
  });
});
