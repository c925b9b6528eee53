import { unwrap } from '@chatdeck/sdk';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { friends, robots } from '../database/schema';
import { signUp, useServer, type TestAccount } from '../testing/test-server';

const server = useServer();

const friend = (number: number, change: object = {}) => ({
  robotId: 'wxid_robot',
  contactId: `wxid_${number}`,
  wxid: `wxid_${number}`,
  name: `朋友${number}`,
  alias: '',
  gender: 1,
  avatar: '',
  friend: true,
  type: 1,
  weixin: '',
  ...change,
});

const room = (number: number, change: object = {}) => ({
  robotId: 'wxid_robot',
  wxid: `room_${number}`,
  roomId: `room_${number}`,
  topic: `群${number}`,
  avatar: '',
  ownerId: 'somebody',
  adminIds: '',
  memberCount: 3,
  ...change,
});

const push = ({ robot }: TestAccount, from: number, to: number) =>
  robot.post('/wechat/friend', {
    friend: Array.from({ length: to - from }, (_, index) => friend(from + index)),
  });

const countOf = async ({ client }: TestAccount) => unwrap(await client.contact.list()).count;

describe('The friends that the robot sends', () => {
  it('appear in the console, the later entry of a batch and the later batch winning', async () => {
    const account = await signUp(server);
    const batch = [friend(1), friend(2, { alias: '邻居 🌻' }), friend(1, { name: '改名了' })];
    expect((await account.robot.post('/wechat/friend', { friend: batch })).code).toBe(200);
    await account.robot.post('/wechat/friend', { friend: [friend(2, { alias: '老邻居' })] });
    expect(unwrap(await account.client.contact.all())).toEqual([
      { wxid: 'wxid_1', name: '改名了', alias: '' },
      { wxid: 'wxid_2', name: '朋友2', alias: '老邻居' },
    ]);
  });

  it('stay while a full push is under way and leave when it ended without them', async () => {
    const account = await signUp(server);
    await push(account, 0, 80);
    await push(account, 80, 100);
    expect(await countOf(account)).toBe(100);

    await account.robot.get('/wechat/asyncData', { type: 1, robotId: 'wxid_robot' });
    await push(account, 0, 80);
    expect(await countOf(account)).toBe(100);
    await push(account, 80, 90);
    expect(await countOf(account)).toBe(90);
  });

  it('leave at a later heartbeat when the last batch of a push was a full one', async () => {
    const account = await signUp(server);
    await push(account, 0, 80);
    await push(account, 80, 85);
    await account.robot.get('/wechat/asyncData', { type: 1, robotId: 'wxid_robot' });
    await push(account, 0, 80);
    await account.robot.get('/wechat/heart', { heartBeat: 'live' });
    expect(await countOf(account)).toBe(85);

    await ageOf(account.userId);
    await account.robot.get('/wechat/heart', { heartBeat: 'live' });
    expect(await countOf(account)).toBe(80);
  });

  it('are not touched by a push that was not announced', async () => {
    const account = await signUp(server);
    await push(account, 0, 10);
    await push(account, 5, 8);
    expect(await countOf(account)).toBe(10);
  });

  it('replace those of the robot that was there before', async () => {
    const account = await signUp(server);
    await push(account, 0, 10);
    await account.robot.post('/wechat/friend', { friend: [friend(50, { robotId: 'another' })] });
    expect(await countOf(account)).toBe(1);
  });

  it('are known by what they were called before, the last name first and each once', async () => {
    const account = await signUp(server);
    const names = async (name: string) => {
      await account.robot.post('/wechat/friend', { friend: [friend(1, { name }), friend(2)] });
      const [one, other] = unwrap(await account.client.contact.all()).sort((a, b) =>
        a.wxid.localeCompare(b.wxid),
      );
      expect(other).not.toHaveProperty('previousNames');
      expect(one?.name).toBe(name);
      return one?.previousNames?.map((previous) => previous.name);
    };
    expect(await names('甲')).toBeUndefined();
    expect(await names('甲')).toBeUndefined();
    expect(await names('乙')).toEqual(['甲']);
    expect(await names('丙')).toEqual(['乙', '甲']);
    expect(await names('甲')).toEqual(['丙', '乙']);
    expect(await names('丙')).toEqual(['甲', '乙']);
    for (const name of ['丁', '戊', '己']) await names(name);
    expect(await names('庚')).toEqual(['己', '戊', '丁', '丙', '甲']);
    const [{ previousNames } = {}] = unwrap(await account.client.contact.all());
    expect(Date.now() - Date.parse(previousNames?.[0]?.until ?? '')).toBeLessThan(60_000);
  });

  it('have no earlier names of the robot that was there before', async () => {
    const account = await signUp(server);
    await push(account, 0, 2);
    const other = friend(1, { robotId: 'another', name: '别人' });
    await account.robot.post('/wechat/friend', { friend: [other] });
    expect(unwrap(await account.client.contact.all())).toEqual([
      { wxid: 'wxid_1', name: '别人', alias: '' },
    ]);
  });

  it('may have names with broken characters and numbers for text', async () => {
    const account = await signUp(server);
    const odd = friend(1, { name: 'a\ud83d\u0000b', alias: null, gender: 'x', weixin: 42 });
    expect((await account.robot.post('/wechat/friend', { friend: [odd] })).code).toBe(200);
    expect(unwrap(await account.client.contact.list()).list[0]).toMatchObject({
      name: 'a\ufffdb',
      alias: '',
      weixin: '42',
    });
  });
});

describe('The rooms that the robot sends', () => {
  it('tell where it may publish a notice', async () => {
    const account = await signUp(server);
    await account.robot.post('/wechat/info', { avatar: '', robotName: '', robotId: 'wxid_robot' });
    const batch = [
      room(1, { ownerId: 'wxid_robot' }),
      room(2, { adminIds: 'a,wxid_robot,b' }),
      room(3, { adminIds: 'wxid_robot_2' }),
    ];
    await account.robot.post('/wechat/room', { room: batch });
    const rooms = unwrap(await account.client.group.all());
    expect(rooms.map(({ topic, isAdmin }) => [topic, isAdmin])).toEqual([
      ['群1', true],
      ['群2', true],
      ['群3', false],
    ]);
  });

  it('leave when a full push ended without them', async () => {
    const account = await signUp(server);
    await account.robot.post('/wechat/room', { room: [room(1), room(2)] });
    await account.robot.get('/wechat/asyncData', { type: 2, robotId: 'wxid_robot' });
    await account.robot.post('/wechat/room', { room: [room(2, { topic: '新群名' })] });
    expect(unwrap(await account.client.group.list()).list).toMatchObject([{ topic: '新群名' }]);
    expect(unwrap(await account.client.group.all())).toMatchObject([
      { topic: '新群名', previousNames: [{ name: '群2' }] },
    ]);
  });
});

/** Makes the push of an account look a minute old. */
async function ageOf(userId: string): Promise<void> {
  const minute = sql`interval '1 minute'`;
  await server.db
    .update(friends)
    .set({ sentAt: sql`${friends.sentAt} - ${minute}` })
    .where(eq(friends.userId, userId));
  await server.db
    .update(robots)
    .set({ friendSyncAt: sql`${robots.friendSyncAt} - ${minute}` })
    .where(eq(robots.userId, userId));
}
