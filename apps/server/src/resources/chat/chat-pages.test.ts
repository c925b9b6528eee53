import { CHAT_SORTS } from '@chatdeck/sdk/constants';
import { unwrap } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { chatTags, friends, rooms } from '../../database/schema';
import { dearestPage } from '../../testing/dearest-page';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();
let account: TestAccount;
beforeAll(async () => void (account = await signUp(server)));

describe('The pages of groups', () => {
  const ROOMS = Array.from({ length: 23 }, (_, at) => ({
    wxid: `r${String(at).padStart(2, '0')}`,
    topic: `${String.fromCharCode(97 + ((at * 7) % 23))} group`,
    // Many have the same number of members.
    memberCount: at % 3,
  }));

  beforeAll(async () => {
    await server.services.group.receive(account.userId, 'robot', ROOMS);
    const tagged = ROOMS.filter((_, at) => at % 2 === 0);
    const tags = tagged.map(({ wxid }) => ({ wxid, tags: ['vip', 'other'] }));
    await server.services.group.tag(account.userId, tags);
  });

  type Room = (typeof ROOMS)[number];
  const byName = (a: Room, b: Room) => (a.topic < b.topic ? -1 : 1);
  const byMembers = (a: Room, b: Room) => a.memberCount - b.memberCount;
  const COMPARED: Record<(typeof CHAT_SORTS)[number], (a: Room, b: Room) => number> = {
    name: byName,
    nameDown: (a, b) => byName(b, a),
    members: (a, b) => byMembers(a, b) || byName(a, b),
    membersDown: (a, b) => byMembers(b, a) || byName(a, b),
  };

  it.each(CHAT_SORTS)('are the whole list one after another, by %s', async (sort) => {
    for (const tag of [undefined, 'vip']) {
      const wanted = ROOMS.filter((_, at) => tag === undefined || at % 2 === 0);
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(async (current) =>
          unwrap(await account.client.group.list({ sort, tag, current, pageSize: 4 })),
        ),
      );
      expect(pages.map(({ count }) => count)).toEqual(pages.map(() => wanted.length));
      const ids = pages.flatMap(({ list }) => list.map(({ wxid }) => wxid));
      expect(ids).toEqual(wanted.toSorted(COMPARED[sort]).map(({ wxid }) => wxid));
    }
  });

  it('are empty behind the end', async () => {
    const { count, list } = unwrap(await account.client.group.list({ current: 7, pageSize: 4 }));
    expect([count, list]).toEqual([23, []]);
  });
});

describe('Ten thousand friends and groups', () => {
  let owner: TestAccount;
  beforeAll(async () => {
    owner = await signUp(server);
    await server.db.execute(sql`
      insert into ${friends} (user_id, robot_id, wxid, name, sort_key)
      select ${owner.userId}, 'robot', 'f' || n, 'f' || n, 'f' || n
      from generate_series(1, 10000) as n`);
    await server.db.execute(sql`
      insert into ${rooms} (user_id, robot_id, wxid, topic, sort_key, member_count)
      select ${owner.userId}, 'robot', 'r' || n, 'r' || n, 'r' || n, n % 100
      from generate_series(1, 10000) as n`);
    for (const table of [friends, rooms, chatTags]) await server.db.execute(sql`analyze ${table}`);
  });

  const PAGES = [1, 250, 500, 501, 750, 1_000];
  it.each(['contact', 'group'] as const)(
    'cost at most twice as much on any page as on the first (%s)',
    async (kind) => {
      const read = (current: number) => server.services[kind].page(owner.userId, { current });
      expect(await dearestPage(PAGES, read, 2)).toBeLessThanOrEqual(2);
    },
  );

  it('do so by their members too', async () => {
    const read = (current: number) =>
      server.services.group.page(owner.userId, { current, sort: 'membersDown' });
    expect(await dearestPage(PAGES, read, 2)).toBeLessThanOrEqual(2);
  });
});
