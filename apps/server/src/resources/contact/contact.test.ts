import { unwrap } from '@chatdeck/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();
let account: TestAccount;

beforeAll(async () => {
  account = await signUp(server);
  const { contact, group } = server.services;
  await contact.receive(account.userId, 'robot', [
    { wxid: 'a', name: '陈一', alias: '邻居 100%' },
    { wxid: 'b', name: '陈二', alias: '' },
    { wxid: 'c', name: '张三', alias: '同学_A' },
  ]);
  await group.receive(account.userId, 'robot', [
    { wxid: 'r1', topic: '读书会', memberCount: 12 },
    { wxid: 'r2', topic: '读书会二群', memberCount: 3 },
    { wxid: 'r3', topic: '100%好物', memberCount: 5 },
  ]);
});

const friends = async (query: object) => {
  const { count, list } = unwrap(await account.client.contact.list(query));
  return [count, list.map(({ wxid }) => wxid).sort()];
};
const rooms = async (query: object) => {
  const { count, list } = unwrap(await account.client.group.list(query));
  return [count, list.map(({ wxid }) => wxid).sort()];
};

describe('The list of friends', () => {
  it('is found by name or remark', async () => {
    expect(await friends({ name: '陈' })).toEqual([2, ['a', 'b']]);
    expect(await friends({ name: '同学' })).toEqual([1, ['c']]);
    expect(await friends({ name: '没有' })).toEqual([0, []]);
  });

  it('takes signs of a pattern as they are', async () => {
    expect(await friends({ name: '%' })).toEqual([1, ['a']]);
    expect(await friends({ name: '_' })).toEqual([1, ['c']]);
  });

  it('is cut into pages and counted as a whole', async () => {
    const [count, first] = await friends({ pageSize: 2 });
    const [, second] = await friends({ pageSize: 2, current: 2 });
    expect(count).toBe(3);
    expect([first, second].flat().sort()).toEqual(['a', 'b', 'c']);
  });

  it('refuses pages that do not exist', async () => {
    expect(await account.client.contact.list({ pageSize: 1000 })).toMatchObject({ code: 10002 });
    expect(await account.client.contact.list({ current: 0 })).toMatchObject({ code: 10002 });
  });
});

describe('The list of rooms', () => {
  it('is found by topic and cut into pages', async () => {
    expect(await rooms({ name: '读书' })).toEqual([2, ['r1', 'r2']]);
    expect(await rooms({ name: '100%' })).toEqual([1, ['r3']]);
    expect((await rooms({ pageSize: 1, current: 3 }))[0]).toBe(3);
  });

  it('is complete as a choice', async () => {
    expect(unwrap(await account.client.group.all())).toHaveLength(3);
  });
});
