import type { Message } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';
import { sendLocks } from '../../database/schema';

const server = useServer();
const hello: Message = { type: 1, content: '大家好 👋' };

async function withRobot() {
  const account = await signUp(server);
  await fill(account);
  const robot = await account.robot.listen();
  return { ...account, listener: robot };
}

async function fill({ userId }: TestAccount): Promise<void> {
  const { contact, group } = server.services;
  await contact.receive(userId, 'robot', [
    { wxid: 'friend', name: '周明' },
    { wxid: 'other', name: '李雷' },
  ]);
  await group.receive(userId, 'robot', [{ wxid: 'room', topic: '读书会' }]);
}

const sayWithKey = (token: string, key: string, content = hello.content) =>
  call(server, 'POST', '/v1/api/ws/contact/say', {
    token,
    headers: { 'idempotency-key': key },
    body: { wxid: 'friend', message: { type: 1, content } },
  });

describe('A message for one target', () => {
  it('reaches the robot, for a room and for a friend', async () => {
    const { client, listener, userId } = await withRobot();
    expect(await client.send.toRoom('room', hello)).toMatchObject({ ok: true });
    expect(await listener.next()).toEqual({
      topic: `aibotk/${userId}/say`,
      message: { target: 'Room', wxid: 'room', roomName: '读书会', message: hello },
    });
    expect(await client.send.toContact('friend', hello)).toMatchObject({ ok: true });
    expect((await listener.next())?.message).toEqual({
      target: 'Contact',
      wxid: 'friend',
      name: '周明',
      message: hello,
    });
    await listener.close();
  });

  it('is refused for a target that is not there', async () => {
    const { client, listener } = await withRobot();
    expect(await client.send.toContact('stranger', hello)).toMatchObject({ code: CODE.notFound });
    expect(await client.send.toRoom('friend', hello)).toMatchObject({ code: CODE.notFound });
    await listener.close();
  });

  it('is refused while the robot is offline, and may be sent as soon as it is back', async () => {
    const account = await signUp(server);
    await fill(account);
    const { client, robot } = account;
    expect(await client.send.toRoom('room', hello)).toMatchObject({ code: CODE.robotOffline });
    const listener = await robot.listen();
    expect(await client.send.toRoom('room', hello)).toMatchObject({ ok: true });
    await listener.close();
  });

  it('is refused when it is empty or of a type that cannot be sent', async () => {
    const { token, listener } = await withRobot();
    const say = (message: object) =>
      call(server, 'POST', '/v1/api/ws/room/say', { token, body: { wxid: 'room', message } });
    expect(await say({ type: 1, content: ' ' })).toMatchObject({ code: CODE.missingValue });
    expect((await say({ type: 9, content: 'x' })).code).not.toBe(0);
    await listener.close();
  });
});

describe('The lock after a message', () => {
  it('refuses the same target for five seconds and says how long', async () => {
    const { client, listener, userId } = await withRobot();
    const startedAt = performance.now();
    await client.send.toContact('friend', hello);
    const again = await client.send.toContact('friend', hello);
    expect(again).toMatchObject({ ok: false, code: CODE.sentTooSoon });
    const { retryAfterMs } = again.data as { retryAfterMs: number };
    // The time that has passed is less than both calls took.
    const tookMs = performance.now() - startedAt;
    expect(retryAfterMs).toBeGreaterThanOrEqual(Math.floor(5_000 - tookMs));
    expect(retryAfterMs).toBeLessThanOrEqual(5_000);
    expect(await client.send.toContact('other', hello)).toMatchObject({ ok: true });

    await server.db
      .update(sendLocks)
      .set({ lockedUntil: sql`clock_timestamp()` })
      .where(and(eq(sendLocks.userId, userId), eq(sendLocks.target, 'contact:friend')));
    expect(await client.send.toContact('friend', hello)).toMatchObject({ ok: true });
    await listener.close();
  });

  it('lets one of many through that come at once', async () => {
    const { client, listener } = await withRobot();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.send.toContact('friend', hello)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === CODE.sentTooSoon)).toHaveLength(19);
    await client.send.toContact('other', hello);
    expect((await listener.next())?.message).toMatchObject({ wxid: 'friend' });
    expect((await listener.next())?.message).toMatchObject({ wxid: 'other' });
    await listener.close();
  });
});

describe('A repeated request', () => {
  it('gets the first answer and sends nothing again', async () => {
    const { client, token, listener } = await withRobot();
    const answers = await Promise.all([1, 2, 3].map(() => sayWithKey(token, 'key-1')));
    answers.push(await sayWithKey(token, 'key-1'));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    await client.send.toContact('other', hello);
    expect((await listener.next())?.message).toMatchObject({ wxid: 'friend' });
    expect((await listener.next())?.message).toMatchObject({ wxid: 'other' });
    await listener.close();
  });

  it('is distinguished from another message with the same key', async () => {
    const { token, listener } = await withRobot();
    await sayWithKey(token, 'key-1');
    expect(await sayWithKey(token, 'key-1', '别的')).toMatchObject({ code: CODE.invalidValue });
    await listener.close();
  });

  it('is judged anew when the first was refused', async () => {
    const account = await signUp(server);
    await fill(account);
    expect(await sayWithKey(account.token, 'key-1')).toMatchObject({ code: CODE.robotOffline });
    const listener = await account.robot.listen();
    expect(await sayWithKey(account.token, 'key-1')).toMatchObject({ code: 0 });
    await listener.close();
  });

  it('does not count for another account', async () => {
    const first = await withRobot();
    const second = await withRobot();
    await sayWithKey(first.token, 'shared');
    expect(await sayWithKey(second.token, 'shared')).toMatchObject({ code: 0 });
    expect((await second.listener.next())?.message).toMatchObject({ wxid: 'friend' });
    await Promise.all([first.listener.close(), second.listener.close()]);
  });
});
