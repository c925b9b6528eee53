import {
  createChatdeckClient,
  createOpenApiClient,
  signatureHeaders,
  unwrap,
  OPEN_API_WINDOW_MS,
  type OpenApiScope,
} from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, signUp, signUpMember, useServer } from '../../testing/test-server';
import { sessions, users } from '../account/account.tables';
import { rateLimits } from '../../security/rate-limit.tables';

const server = useServer();
const TEXT = { type: 1, content: '到货了' } as const;
const PATH = '/openapi/v1/chat/room';

type Account = Awaited<ReturnType<typeof signUpMember>>;

async function member(title = '店员') {
  const account = await signUpMember(server);
  const { contact, group } = server.services;
  await group.receive(account.userId, 'robot', [
    { wxid: 'r1', topic: `${title}群` },
    { wxid: 'r2', topic: '同名' },
    { wxid: 'r3', topic: '同名' },
  ]);
  await contact.receive(account.userId, 'robot', [
    { wxid: 'f1', name: '王芳', alias: '收银' },
    { wxid: 'f2', name: '王芳', alias: '仓库' },
  ]);
  const openApi = createOpenApiClient({ baseUrl: server.url, ...account.robot.keys });
  return { ...account, openApi };
}

/** Sends a request that was signed, or what was made of it on the way. */
async function signed(
  { robot }: Account,
  sent: object,
  change: { now?: number; body?: object; path?: string; headers?: Record<string, string> } = {},
) {
  const request = { method: 'POST', path: PATH, body: JSON.stringify(sent) };
  const headers = await signatureHeaders(robot.keys, request, change.now);
  const all = { ...headers, ...change.headers };
  const once = () =>
    call<{ reason?: string }>(server, 'POST', change.path ?? PATH, {
      headers: { 'content-type': 'application/json', ...all },
      body: change.body ?? sent,
    });
  return { once, headers };
}

const room = { roomName: '店员群', message: TEXT };

describe('A signed request', () => {
  it('sends through the outbox, to a group and to a friend', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const first = unwrap(await account.openApi.sayToRoom(room));
    unwrap(await account.openApi.sayToContact({ name: '王芳', alias: '仓库', message: TEXT }));
    expect((await listener.next())?.message).toEqual({
      target: 'Room',
      groups: [{ wxid: 'r1', roomName: '店员群' }],
      messages: [TEXT],
    });
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'f2' }] });
    const { list } = unwrap(await account.client.send.jobs.list());
    expect(list.at(-1)).toMatchObject({ id: first.jobId, target: 'Room' });
    await listener.close();
  });

  it('is believed once', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const { once } = await signed(account, room);
    const answers = await Promise.all([once(), once(), once()]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await once()).toMatchObject({
      status: 200,
      code: CODE.invalidToken,
      data: { reason: 'replayed' },
      error: '签名已使用过',
    });
    await listener.close();
  });

  it('is not believed when a part of it was changed on the way', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const other = await member('别家');
    const { headers } = await signed(other, room);
    const changes = [
      [{ body: { ...room, message: { type: 1, content: '转账' } } }, 'wrongSignature'],
      [{ path: '/openapi/v1/chat/contact' }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-timestamp': String(Date.now() + 1) } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-nonce': 'another-nonce-1234' } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-key': headers['x-chatdeck-key'] ?? '' } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-key': 'invented' } }, 'unknownKey'],
      [{ headers: { 'x-chatdeck-signature': '0'.repeat(64) } }, 'wrongSignature'],
      [{ headers: { 'x-chatdeck-signature': '' } }, 'unsigned'],
      [{ now: Date.now() - OPEN_API_WINDOW_MS - 1_000 }, 'outsideWindow'],
      [{ now: Date.now() + OPEN_API_WINDOW_MS + 1_000 }, 'outsideWindow'],
    ] as const;
    for (const [change, reason] of changes) {
      const { once } = await signed(account, room, change);
      expect(await once()).toMatchObject({ code: CODE.invalidToken, data: { reason } });
    }
    expect(unwrap(await account.client.send.jobs.list()).count).toBe(0);
    await listener.close();
  });

  it('needs a membership', async () => {
    const { robot } = await signUp(server);
    const openApi = createOpenApiClient({ baseUrl: server.url, ...robot.keys });
    expect(await openApi.sayToRoom(room)).toMatchObject({ code: CODE.membershipNeeded });
    expect(await openApi.openSession(['send'])).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('reaches nobody but the people of its account, and nobody who is not meant for sure', async () => {
    const account = await member();
    const other = await member('别家');
    const listener = await account.robot.listen();
    const foreign = await account.openApi.sayToRoom({ roomName: '别家群', message: TEXT });
    expect(foreign).toMatchObject({ code: CODE.notFound });
    const both = { wxid: 'r1', roomName: '同名', message: TEXT };
    expect(await account.openApi.sayToRoom(both)).toMatchObject({ code: CODE.notFound });
    const { once } = await signed(account, { roomName: '同名', message: TEXT });
    expect(await once()).toMatchObject({
      code: CODE.invalidValue,
      error: 'roomName: 有多个同名的群或好友，请用 wxid 指定',
    });
    expect(unwrap(await other.client.send.jobs.list()).count).toBe(0);
    await listener.close();
  });

  it('is answered with how long to wait when there are too many', async () => {
    const account = await member();
    await server.db.insert(rateLimits).values({
      subject: `openapi-send:${account.userId}`,
      count: 60,
      endsAt: new Date(Date.now() + 30_000),
    });
    const { retryAfterMs } = (await account.openApi.sayToRoom(room)).data as never;
    expect(retryAfterMs).toBeGreaterThan(20_000);
  });

  it('is no longer looked at from an address that sends too many wrong ones', async () => {
    const account = await member();
    const [ip, at] = ['203.0.113.9', new Date(Date.now() + 60_000)];
    await server.db.insert(rateLimits).values({ subject: `openapi:${ip}`, count: 100, endsAt: at });
    const wrong = { body: room, headers: { 'x-chatdeck-key': 'x' }, ip };
    expect(await call(server, 'POST', PATH, wrong)).toMatchObject({ code: CODE.tooManyTries });
    expect((await (await signed(account, room)).once()).code).toBe(CODE.robotOffline);
  });
});

describe('The API key alone', () => {
  it('is not enough', async () => {
    const { robot } = await member();
    const body = { ...room, apiKey: robot.keys.apiKey };
    expect(await call(server, 'POST', PATH, { body })).toMatchObject({
      code: CODE.invalidToken,
      data: { reason: 'unsigned' },
    });
  });
});

describe('A session for the pages of a partner', () => {
  async function session(scopes: OpenApiScope[]) {
    const account = await member();
    const opened = unwrap(await account.openApi.openSession(scopes));
    const auth = { getToken: () => opened.token };
    return { ...account, opened, page: createChatdeckClient({ baseUrl: server.url, auth }) };
  }

  it('does what its scopes say, and is told which it lacks', async () => {
    const { page, opened } = await session(['material:read', 'contact:read']);
    expect(unwrap(await page.material.list())).toMatchObject({ count: 0 });
    expect(unwrap(await page.group.all())).toHaveLength(3);
    expect(unwrap(await page.account.info())).toMatchObject({ email: '', role: 'vip' });
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
    const { page, opened } = await session([
      ...(['material:read', 'material:write', 'schedule:read'] as const),
      ...(['schedule:write', 'contact:read', 'send'] as const),
    ]);
    const closed = [
      page.openApi.credentials(),
      page.openApi.resetCredentials(),
      page.robot.config.history(),
      page.send.event({ target: 'logout' }),
      page.dialogues.list(),
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
    const { page, opened, robot } = await session(['send']);
    const listener = await robot.listen();
    const say = { token: opened.token, body: room };
    expect(await call(server, 'POST', PATH, say)).toMatchObject({ code: 0 });
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'r1' }] });
    expect(unwrap(await page.send.jobs.list()).count).toBe(1);
    await listener.close();
    const reader = await session(['contact:read']);
    const refused = await call(server, 'POST', PATH, { ...say, token: reader.opened.token });
    expect(refused).toMatchObject({ code: CODE.scopeNeeded });
  });

  it('sees and saves the schedules of a config, and none of its keys', async () => {
    const { page, client, userId } = await session(['schedule:read', 'schedule:write']);
    const row = { type: 'room', roomName: '店员群', date: '0 0 8 * * *', contents: [] };
    const stored = {
      gpttoken: 'sk-secret',
      roomTaskSchedule: [row],
      chatdeckPaused: { replyKeywords: [{ at: 0 }], roomTaskSchedule: [] },
    };
    await server.services.config.save(userId, JSON.stringify(stored), 0);
    const seen = unwrap(await page.robot.config.load());
    expect(JSON.parse(seen.config ?? '')).toEqual({
      roomTaskSchedule: [row],
      chatdeckPaused: { roomTaskSchedule: [] },
    });
    const edited = { gpttoken: 'stolen', roomTaskSchedule: [], dayTaskSchedule: [] };
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

  it('ends after its time, with the secret, and with the membership', async () => {
    const first = await session(['contact:read']);
    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, first.userId));
    expect(await first.page.group.all()).toMatchObject({ code: CODE.expiredToken });

    const second = await session(['contact:read']);
    unwrap(await second.client.openApi.resetCredentials());
    expect(await second.page.group.all()).toMatchObject({ code: CODE.revokedToken });
    expect(await second.openApi.openSession(['send'])).toMatchObject({ code: CODE.invalidToken });
    expect(await second.client.account.info()).toMatchObject({ ok: true });

    const third = await session(['contact:read']);
    await server.db.update(users).set({ role: 'user' }).where(eq(users.id, third.userId));
    expect(await third.page.group.all()).toMatchObject({ code: CODE.membershipNeeded });
  });

  it('pushes no browser of its account out', async () => {
    const { openApi, client } = await member();
    for (let at = 0; at < 25; at += 1) unwrap(await openApi.openSession(['send']));
    expect(await client.account.info()).toMatchObject({ ok: true });
  });

  it('hears of nothing beyond its scopes', async () => {
    const { page, userId } = await session(['contact:read']);
    const heard: string[] = [];
    for await (const event of page.events.listen()) {
      heard.push(event.type);
      if (heard.length > 1) break;
      await server.services.config.save(userId, '{}', 0);
      await server.services.group.receive(userId, 'robot', []);
    }
    expect(heard).toEqual(['robot', 'people']);
  });
});
