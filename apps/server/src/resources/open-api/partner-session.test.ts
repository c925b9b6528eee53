import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../../database/schema';
import { call, useServer } from '../../testing/test-server';
import { openPartnerSession, PATH, room, signUpPartner, TEXT, openShop } from './open-api.fixtures';

const server = useServer();

describe('A session for the pages of a partner', () => {
  it('does what its scopes allow, and learns which one it lacks', async () => {
    const { page, opened } = await openPartnerSession(server, ['material:read', 'contact:read']);
    expect(unwrap(await page.material.list())).toMatchObject({ count: 0 });
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(unwrap(await page.account.info())).toMatchObject({
      email: '',
      role: 'vip',
      scopes: ['material:read', 'contact:read'],
    });
    const left = Date.parse(opened.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const material = { type: 1, name: 'x', tag: '', content: 'x' } as const;
    expect(await page.material.add(material)).toMatchObject({
      code: CODE.scopeNeeded,
      data: { scopes: ['material:write'] },
    });
    expect(await page.send.toRoom('r1', TEXT)).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('never reaches what no scope opens', async () => {
    const { page, opened } = await openPartnerSession(server, [
      'material:read',
      'material:write',
      'schedule:read',
      'schedule:write',
      'contact:read',
      'send',
    ]);
    const closed = [
      page.openApi.credentials(),
      page.openApi.resetCredentials(),
      page.robot.config.history(),
      page.send.event({ target: 'logout' }),
      page.dialogue.list(),
      page.account.changePassword({ oldPassword: 'x', password: 'long enough' }),
    ];
    for (const answer of await Promise.all(closed)) {
      expect(answer).toMatchObject({ code: CODE.scopeNeeded, data: { scopes: [] } });
    }
    const body = { scopes: ['send'] };
    const again = { token: opened.token, body };
    expect(await call(server, 'POST', '/openapi/v1/session', again)).toMatchObject({
      code: CODE.invalidToken,
    });
  });

  it('sends with its token where it may', async () => {
    const { page, opened, robot } = await openPartnerSession(server, ['send']);
    const listener = await robot.listen();
    const say = { token: opened.token, body: room };
    expect(await call(server, 'POST', PATH, say)).toMatchObject({ code: 0 });
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'r1' }] });
    expect(unwrap(await page.send.jobs.list()).count).toBe(1);
    await listener.close();
    const reader = await openPartnerSession(server, ['contact:read']);
    const refused = await call(server, 'POST', PATH, { ...say, token: reader.opened.token });
    expect(refused).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('sees and saves the schedules of a config, and none of its keys', async () => {
    const { page, client, userId } = await openPartnerSession(server, [
      'schedule:read',
      'schedule:write',
    ]);
    const row = { type: 'room', roomName: '店员群', date: '0 0 8 * * *', contents: [] };
    const stored = {
      gpttoken: 'sk-secret',
      roomTaskSchedule: [row],
      chatdeckPaused: { replyKeywords: [{ at: 0 }], roomTaskSchedule: [] },
    };
    await server.services.config.save(userId, JSON.stringify(stored), 0);
    const seen = unwrap(await page.robot.config.load());
    expect(seen.isPartial).toBe(true);
    expect(JSON.parse(seen.config ?? '')).toEqual({
      roomTaskSchedule: [row],
      chatdeckPaused: { roomTaskSchedule: [] },
    });
    const beyond = {
      gpttoken: 'stolen',
      roomTaskSchedule: [],
      chatdeckPaused: { replyKeywords: [], roomTaskSchedule: [] },
    };
    const refused = await page.robot.config.save({
      config: JSON.stringify(beyond),
      baseVersion: seen.version,
    });
    expect(refused).toMatchObject({
      code: CODE.scopeNeeded,
      data: { fields: ['gpttoken', 'chatdeckPaused.replyKeywords'] },
    });
    expect(unwrap(await client.robot.config.load())).toMatchObject({
      version: seen.version,
      config: JSON.stringify(stored),
    });
    const edited = { roomTaskSchedule: [], dayTaskSchedule: [] };
    const config = JSON.stringify(edited);
    unwrap(await page.robot.config.save({ config, baseVersion: seen.version }));
    expect(JSON.parse(unwrap(await client.robot.config.load()).config ?? '')).toEqual({
      gpttoken: 'sk-secret',
      roomTaskSchedule: [],
      dayTaskSchedule: [],
      chatdeckPaused: { replyKeywords: [{ at: 0 }] },
    });
    const late = await page.robot.config.save({ config, baseVersion: seen.version });
    expect(late).toMatchObject({ code: CODE.configChanged });
    expect(JSON.stringify(late)).not.toContain('sk-secret');
  });

  it('is notified of a change that it may not see, and of nothing that was changed', async () => {
    const { page, userId } = await openPartnerSession(server, ['schedule:write']);
    const stored = JSON.stringify({ roomTaskSchedule: [{ type: 'room', roomName: '店员群' }] });
    await server.services.config.save(userId, stored, 0);
    expect(await page.robot.config.load()).toMatchObject({ code: CODE.scopeNeeded });
    const late = await page.robot.config.save({ config: '{}', baseVersion: 0 });
    expect(late).toMatchObject({ code: CODE.configChanged, data: { version: 1 } });
    expect(JSON.stringify(late)).not.toContain('店员群');
  });

  it('sees and saves batch tasks without the address and key of their service', async () => {
    const { page, client } = await openPartnerSession(server, ['schedule:read', 'schedule:write']);
    const known = { sortId: 'saying', isLocal: false, delay: 1_000 };
    const task = {
      type: 'room' as const,
      cron: '0 0 8 * * *',
      isAll: true,
      targets: [],
      excludeTargets: [],
      taskType: 'customContent' as const,
    };
    const stored = unwrap(
      await client.batchTask.add({ ...task, taskInfo: { ...known, apiKey: 'sk-secret' } }),
    );
    const [seen] = unwrap(await page.batchTask.list()).list;
    expect(seen).toMatchObject({ isPartial: true, version: stored.version, taskInfo: known });
    expect(JSON.stringify(seen)).not.toContain('sk-secret');

    const beyond = { ...task, taskInfo: { ...known, apiKey: 'stolen' } };
    const refusal = { code: CODE.scopeNeeded, data: { fields: ['taskInfo.apiKey'] } };
    const baseVersion = stored.version;
    const refused = await page.batchTask.update(stored.id, { ...beyond, baseVersion });
    expect(refused).toMatchObject(refusal);
    expect(await page.batchTask.add(beyond)).toMatchObject(refusal);
    expect(unwrap(await client.batchTask.list()).list).toEqual([stored]);

    const renamed = { ...task, taskInfo: { ...known, sortId: 'menu' } };
    unwrap(await page.batchTask.update(stored.id, { ...renamed, baseVersion }));
    expect(unwrap(await client.batchTask.list()).list[0]?.taskInfo).toEqual({
      ...known,
      sortId: 'menu',
      apiKey: 'sk-secret',
    });
    const own = unwrap(await page.batchTask.add({ ...task, taskInfo: known }));
    expect(own.isPartial).toBeUndefined();
  });

  it('gets the places of use of a chat as far as it may read them, and a mark that this is not all', async () => {
    const { page, client, userId } = await openPartnerSession(server, ['contact:read']);
    const row = { type: 'room', id: 'r1', roomName: '店员群', date: '0 0 8 * * *', contents: [] };
    await server.services.config.save(userId, JSON.stringify({ roomTaskSchedule: [row] }), 0);
    expect(unwrap(await client.group.related('r1'))).toEqual({ list: [expect.anything()] });
    expect(unwrap(await page.group.related('r1'))).toEqual({ list: [], isPartial: true });
    expect(unwrap(await page.group.relatedCounts(['r1']))).toEqual({ list: [], isPartial: true });
  });

  it('gets no events beyond its scopes', async () => {
    // No contacts were pushed before: their notice could arrive now and be mistaken for the expected event.
    const partner = await signUpPartner(server);
    const { page, userId } = await openPartnerSession(server, ['contact:read'], partner);
    const received: string[] = [];
    for await (const event of page.event.listen()) {
      received.push(event.type);
      if (received.length > 1) break;
      await server.services.config.save(userId, '{}', 0);
      await server.services.group.receive(userId, 'robot', []);
    }
    expect(received).toEqual(['robot', 'people']);
  });

  it('hears of the changes of the lists that it may read, and of no other', async () => {
    const { page, client, userId } = await openPartnerSession(server, ['material:read']);
    const received: unknown[] = [];
    for await (const event of page.event.listen()) {
      received.push(event);
      if (received.length > 1) break;
      unwrap(await client.prompt.add({ name: '客服', content: '你是客服。' }));
      await server.services.events.recordsChanged(userId, ['log', 'material', 'order']);
    }
    expect(received[1]).toEqual({ type: 'records', lists: ['material'] });
  });
});

describe('A session for the pages of a partner', () => {
  it('ends after its time, with the secret, and with the membership', async () => {
    const first = await openPartnerSession(server, ['contact:read']);
    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, first.userId));
    expect(await first.page.group.all()).toMatchObject({ code: CODE.expiredToken });

    const second = await openPartnerSession(server, ['contact:read']);
    unwrap(await second.client.openApi.resetCredentials());
    expect(await second.page.group.all()).toMatchObject({ code: CODE.revokedToken });
    expect(await second.openApi.openSession(['send'])).toMatchObject({ code: CODE.invalidToken });
    expect(await second.client.account.info()).toMatchObject({ ok: true });

    const third = await openPartnerSession(server, ['contact:read']);
    await server.db.update(users).set({ role: 'user' }).where(eq(users.id, third.userId));
    expect(await third.page.group.all()).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('pushes no browser of its account out', async () => {
    const { openApi, client } = await openShop(server);
    for (let at = 0; at < 25; at += 1) unwrap(await openApi.openSession(['send']));
    expect(await client.account.info()).toMatchObject({ ok: true });
  });
});
