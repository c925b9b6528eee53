import { unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { contactRepository } from '../resources/contact/contact.repository';
import { groupRepository } from '../resources/group/group.repository';
import { countStatements } from '../testing/counted-statements';
import { signUp, useServer } from '../testing/test-server';

const server = useServer();

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(6, '0'));
const friends = (count: number, from = 0) =>
  numbered(count, from).map((at) => ({ wxid: `wxid_${at}`, name: `朋友${at}` }));
const rooms = (count: number) =>
  numbered(count).map((at) => ({ wxid: `room_${at}`, topic: `群${at}`, adminWxids: ['a', 'b'] }));

describe('A long list that a robot sends', () => {
  it('is stored in as many statements as a short one', async () => {
    const { userId } = await signUp(server);
    const statements = async (count: number) => {
      const counted = countStatements(server.db);
      await contactRepository(counted.db).receive(userId, 'robot', friends(count));
      await groupRepository(counted.db).receive(userId, 'robot', rooms(Math.min(count, 5_000)));
      return counted.count();
    };
    // A full batch each: a smaller one ends the push.
    const few = await statements(80);
    const began = performance.now();
    expect(await statements(20_000)).toBe(few);
    expect(performance.now() - began).toBeLessThan(15_000);
    const { friendCount, roomCount } = await server.services.robot.status(userId);
    expect([friendCount, roomCount]).toEqual([20_000, 5_000]);
  }, 60_000);

  it('brings what is known up to date, to the letter', async () => {
    const { userId, client } = await signUp(server);
    const { contact, group } = server.services;
    const odd = {
      wxid: 'a',
      name: '"\\ {a,b} \'',
      alias: '🌻',
      avatar: 'https://a.cn/x',
      gender: 1,
    };
    await contact.receive(userId, 'robot', [{ ...odd, name: '旧名字' }]);
    await contact.receive(userId, 'robot', [odd]);
    await group.receive(userId, 'robot', [
      { wxid: 'r', topic: 'x', ownerWxid: 'o', adminWxids: ['a,b', '"c"'], memberCount: 7 },
    ]);
    expect(await contact.find(userId, 'a')).toMatchObject(odd);
    expect(await group.find(userId, 'r')).toMatchObject({
      adminWxids: ['a,b', '"c"'],
      memberCount: 7,
    });
    expect(unwrap(await client.contact.all())).toEqual([
      {
        wxid: 'a',
        name: odd.name,
        alias: '🌻',
        previousNames: [{ name: '旧名字', until: expect.any(String) }],
      },
    ]);
  });

  it('is stored up to its cap, and the account is notified once', async () => {
    const { userId, client } = await signUp(server);
    const { contact } = server.services;
    await contact.receive(userId, 'robot', friends(ACCOUNT_CAP.friends));
    await Promise.all([
      contact.receive(userId, 'robot', friends(80, ACCOUNT_CAP.friends)),
      contact.receive(userId, 'robot', friends(80, ACCOUNT_CAP.friends + 80)),
    ]);
    expect(unwrap(await client.contact.list()).count).toBe(ACCOUNT_CAP.friends);
    // What was pushed last stays.
    expect(
      await contact.find(userId, `wxid_${numbered(1, ACCOUNT_CAP.friends + 159)[0]}`),
    ).toBeDefined();
    const notified = unwrap(await client.site.messages()).list.map(({ title }) => title);
    expect(notified.filter((title) => title.includes('好友过多'))).toHaveLength(1);
  }, 60_000);

  it('is read whole by a choice of friends, each once and by name', async () => {
    const { userId, client } = await signUp(server);
    await server.services.contact.receive(userId, 'robot', [
      ...friends(2_500),
      ...numbered(1_200).map((at) => ({ wxid: `same_${at}`, name: '同名' })),
    ]);
    const all = unwrap(await client.contact.all());
    expect(new Set(all.map(({ wxid }) => wxid)).size).toBe(3_700);
    const names = all.map(({ name }) => name);
    expect(names.indexOf('同名')).toBe(names.lastIndexOf('同名') - 1_199);
  });

  it('may have names that are too long, which are cut and take nobody with them', async () => {
    const { robot, client } = await signUp(server);
    const base = { robotId: 'r', alias: '', gender: 0, avatar: '', weixin: '' };
    const batch = [
      { ...base, wxid: 'a', name: '🌻'.repeat(400) },
      { ...base, wxid: 'b', name: 'tab\tand\u0007bell' },
    ];
    expect((await robot.post('/wechat/friend', { friend: batch })).code).toBe(200);
    const names = unwrap(await client.contact.all()).map(({ name }) => name);
    expect(names.sort()).toEqual(['tab and bell', '🌻'.repeat(100)]);
  });
});
