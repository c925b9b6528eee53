import { unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chatTags, friends } from '../../database/schema';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();

const FRIENDS = [
  { wxid: 'wxid_a', name: '张三', alias: '老同学', weixin: 'zhang-3' },
  { wxid: 'wxid_b', name: '李四' },
  { wxid: 'wxid_c', name: '阿宝' },
];
const ROOMS = [
  { wxid: 'r1', topic: '读书会', memberCount: 12, ownerWxid: 'robot' },
  { wxid: 'r2', topic: '产品内测', memberCount: 40, adminWxids: ['robot'] },
  { wxid: 'r3', topic: '产品群', memberCount: 12 },
];

async function withPeople(): Promise<TestAccount> {
  const account = await signUp(server);
  await account.robot.post('/wechat/info', { avatar: '', robotName: '小禾', robotId: 'robot' });
  await server.services.contact.receive(account.userId, 'robot', FRIENDS);
  await server.services.group.receive(account.userId, 'robot', ROOMS);
  return account;
}

const found = async ({ client }: TestAccount, query: object) =>
  unwrap(await client.contact.list(query)).list.map(({ wxid }) => wxid);

describe('Friends and groups', () => {
  it('are sorted by pinyin, and groups by their members', async () => {
    const account = await withPeople();
    expect(await found(account, {})).toEqual(['wxid_c', 'wxid_b', 'wxid_a']);
    expect(await found(account, { sort: 'nameDown' })).toEqual(['wxid_a', 'wxid_b', 'wxid_c']);
    const rooms = async (sort: 'members' | 'membersDown') =>
      unwrap(await account.client.group.list({ sort })).list.map(({ topic }) => topic);
    expect(await rooms('members')).toEqual(['产品群', '读书会', '产品内测']);
    expect(await rooms('membersDown')).toEqual(['产品内测', '产品群', '读书会']);
  });

  it('are found by id, by the id that people see and by the initials of name and remark', async () => {
    const account = await withPeople();
    expect(await found(account, { name: 'wxid_b' })).toEqual(['wxid_b']);
    expect(await found(account, { name: 'wxid_' })).toEqual([]);
    expect(await found(account, { name: 'ang-3' })).toEqual(['wxid_a']);
    expect(await found(account, { name: 'ZS' })).toEqual(['wxid_a']);
    expect(await found(account, { name: 'ltx' })).toEqual(['wxid_a']);
    const { list } = unwrap(await account.client.group.list({ name: 'cp' }));
    expect(list.map(({ topic }) => topic)).toEqual(['产品内测', '产品群']);
  });

  it('of an earlier version are sorted and found too', async () => {
    const account = await withPeople();
    await server.db
      .update(friends)
      .set({ initials: '', sortKey: '' })
      .where(eq(friends.userId, account.userId));
    expect(await found(account, {})).toEqual(['wxid_c', 'wxid_b', 'wxid_a']);
    expect(await found(account, { name: 'ls' })).toEqual(['wxid_b']);
  });

  it('say which groups the robot owns', async () => {
    const { client } = await withPeople();
    const { list } = unwrap(await client.group.list({ sort: 'name' }));
    expect(list.map(({ topic, isOwner, isAdmin }) => [topic, isOwner, isAdmin])).toEqual([
      ['产品内测', false, true],
      ['产品群', false, false],
      ['读书会', true, true],
    ]);
  });
});

describe('The tags of friends and groups', () => {
  it('are set for many at once, filter the list and are counted', async () => {
    const account = await withPeople();
    const { contact, group } = account.client;
    const given = [
      { wxid: 'wxid_a', tags: ['客户', ' 客户 ', 'VIP'] },
      { wxid: 'wxid_b', tags: ['客户'] },
      { wxid: 'nobody', tags: ['客户'] },
    ];
    expect(unwrap(await contact.tag(given)).ids.sort()).toEqual(['wxid_a', 'wxid_b']);
    expect(unwrap(await contact.list({ name: '张三' })).list[0]?.tags.sort()).toEqual([
      'VIP',
      '客户',
    ]);
    expect(await found(account, { tag: '客户' })).toEqual(['wxid_b', 'wxid_a']);
    expect(unwrap(await contact.tags()).list).toEqual([
      { tag: '客户', count: 2 },
      { tag: 'VIP', count: 1 },
    ]);
    expect(unwrap(await group.tags()).list).toEqual([]);
    unwrap(await contact.tag([{ wxid: 'wxid_a', tags: [] }]));
    expect(await found(account, { tag: 'VIP' })).toEqual([]);
  });

  it('stay when the robot sends its list again, also after another robot', async () => {
    const account = await withPeople();
    const { contact } = server.services;
    unwrap(await account.client.contact.tag([{ wxid: 'wxid_a', tags: ['客户'] }]));
    await contact.receive(account.userId, 'robot', FRIENDS);
    expect(await found(account, { tag: '客户' })).toEqual(['wxid_a']);
    await contact.receive(account.userId, 'other', [{ wxid: 'x', name: '别人' }]);
    expect(unwrap(await account.client.contact.tags()).list).toEqual([]);
    await contact.receive(account.userId, 'robot', FRIENDS);
    expect(await found(account, { tag: '客户' })).toEqual(['wxid_a']);
  });

  it('belong to one account', async () => {
    const [owner, other] = [await withPeople(), await withPeople()];
    unwrap(await owner.client.contact.tag([{ wxid: 'wxid_a', tags: ['客户'] }]));
    expect(unwrap(await other.client.contact.tags()).list).toEqual([]);
    expect(unwrap(await other.client.contact.list({ name: '张三' })).list[0]?.tags).toEqual([]);
  });

  it('are at most ten of one chat, at most 2,000 chats at once, and no empty text', async () => {
    const { contact } = (await withPeople()).client;
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `标签${at}`);
    const wxid = 'wxid_a';
    unwrap(await contact.tag([{ wxid, tags: tags(10) }]));
    for (const list of [
      [{ wxid, tags: tags(11) }],
      [{ wxid, tags: ['长'.repeat(51)] }],
      Array.from({ length: 2_001 }, () => ({ wxid, tags: [] })),
    ]) {
      expect(await contact.tag(list)).toMatchObject({ code: CODE.invalidValue });
    }
    expect(await contact.tag([{ wxid, tags: [' '] }])).toMatchObject({ code: CODE.missingValue });
  });

  it('have a cap, under which those that the robot no longer has make room', async () => {
    const { client, userId } = await withPeople();
    const fill = (wxid: string, kind: 'contact' | 'room') =>
      server.db.execute(sql`
        insert into chat_tags (user_id, kind, wxid, tag)
        select ${userId}, ${kind}, ${wxid}, 't' || n
        from generate_series(1, ${ACCOUNT_CAP.chatTags}::int) as n on conflict do nothing`);
    await fill('gone', 'contact');
    unwrap(await client.contact.tag([{ wxid: 'wxid_a', tags: ['客户'] }]));
    expect(await server.db.$count(chatTags, eq(chatTags.userId, userId))).toBe(1);
    await fill('r1', 'room');
    expect(await client.contact.tag([{ wxid: 'wxid_b', tags: ['客户'] }])).toMatchObject({
      code: CODE.invalidValue,
      message: capText('cap.chatTags', 'zh-CN'),
    });
  }, 60_000);
});
