import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signUp, signUpMember, useServer } from '../../testing/test-server';
import { users } from '../../database/schema';
import { membershipRepository } from './membership.repository';

const server = useServer();
const UPDATE = { target: 'system', event: 'updateConfig' };
const forwards = [{ name: '周明', type: 1, rooms: [], contacts: [] }];

const served = async (userId: string) => {
  const config = await server.services.config.serve(userId, server.url);
  return JSON.parse(config) as { privateForwards: unknown[] };
};

const setEnd = (userId: string, memberUntil: Date) =>
  server.db.update(users).set({ memberUntil }).where(eq(users.id, userId));

describe('A membership', () => {
  it('is over at its end, in every call, before anybody has noticed', async () => {
    const { client, userId } = await signUpMember(server);
    await setEnd(userId, new Date(Date.now() + 60_000));
    expect(unwrap(await client.account.info())).toMatchObject({
      role: 'vip',
      memberUntil: expect.any(String),
    });
    await setEnd(userId, new Date(Date.now() - 1));
    expect(unwrap(await client.account.info())).toMatchObject({
      role: 'user',
      roleInfo: { role: 'user' },
      memberUntil: null,
    });
    expect(await client.prompt.add({ name: 'x', content: 'y' })).toMatchObject({
      code: CODE.membershipNeeded,
    });
    expect(await server.services.account.isMember(userId)).toBe(false);
  });

  it('that starts, expires or is withdrawn notifies the robot once', async () => {
    const { client, robot, userId } = await signUpMember(server);
    const listener = await robot.listen();
    const stored = unwrap(await client.robot.config.load());
    const config = JSON.stringify({ privateForwards: forwards });
    unwrap(await client.robot.config.save({ config, baseVersion: stored.version }));
    expect((await listener.next())?.message).toEqual(UPDATE);
    expect((await served(userId)).privateForwards).toEqual(forwards);
    const stop = server.services.membership.watch();
    const memberships = membershipRepository(server.db);

    for (const [change, rows] of [
      [() => setEnd(userId, new Date(Date.now() + 150)), []],
      [() => memberships.grant(userId, null), forwards],
      [() => memberships.revoke(userId), []],
      [() => memberships.extend(userId, 1), forwards],
    ] as const) {
      await change();
      server.services.membership.changed();
      expect((await listener.next())?.message).toEqual(UPDATE);
      // A config does not include feeds.
      expect((await listener.next())?.topic).toMatch(/rssconfig$/);
      expect((await served(userId)).privateForwards).toEqual(rows);
    }
    await stop();
    await server.services.membership.announce();
    expect(listener.received).toEqual([]);
    await listener.close();
  });

  it('says when it ends to whoever asks the robot', async () => {
    const { userId } = await signUpMember(server, '小王');
    await setEnd(userId, new Date('2030-05-01T00:00:00Z'));
    const asked = { uid: 'w', uname: 'n', roomName: '' };
    expect(await server.services.site.answerCallback(userId, 'membership', asked)).toBe(
      '小王 是会员，2030年5月1日星期三到期',
    );
  });

  it('leaves those alone who have none', async () => {
    const { userId } = await signUp(server);
    await server.services.membership.announce();
    const [row] = await server.db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ role: 'user', memberUntil: null, membershipChangedAt: null });
  });
});
