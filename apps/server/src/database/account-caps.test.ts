import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unwrap, type ChatdeckClient, type Result } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { capText, type CapId } from '@chatdeck/sdk/contract';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { places } from '../places';
import { materials, prompts, reminders, robotItems, samples } from './schema';
import { SAMPLE } from '../guarantees/tenant';
import { call, signUpMember, useServer } from '../testing/test-server';
import { rowsOf } from './database';

const server = useServer();
const DAILY = '0 0 8 * * *';
const toRoom = { type: 'room' as const, targets: [{ id: 'room', name: '读书会' }] };
const botConfig = { token: 'sk-1', model: 'gpt-4o' };
type Added = Result<{ readonly id: string | number }>;

interface Kind {
  readonly table:
    typeof materials | typeof prompts | typeof reminders | typeof robotItems | typeof samples;
  readonly most: number;
  readonly cap: CapId;
  readonly add: (client: ChatdeckClient) => Promise<Added>;
  readonly of: (client: ChatdeckClient) => {
    readonly remove: (id: string) => Promise<Result<unknown>>;
    readonly restore: (id: string) => Promise<Result<unknown>>;
  };
}

const ROLES: Kind = {
  table: prompts,
  most: ACCOUNT_CAP.prompts,
  cap: 'cap.prompts',
  add: ({ prompt: roles }) => roles.add({ name: '客服', content: '你是客服。' }),
  of: (client) => client.prompt,
};
const REMINDERS: Kind = {
  table: reminders,
  most: ACCOUNT_CAP.reminders,
  cap: 'cap.reminders',
  add: (client) =>
    client.reminder.add({ isLoop: true, subscribe: '周明', time: DAILY, content: '喝水' }),
  of: (client) => client.reminder,
};

const KINDS: Readonly<Record<string, Kind>> = {
  materials: {
    table: materials,
    most: ACCOUNT_CAP.materials,
    cap: 'cap.materials',
    add: ({ material }) => material.add({ type: 1, name: '早安', content: '早' }),
    of: ({ material }) => material,
  },
  'preset roles': ROLES,
  'sample messages': {
    table: samples,
    most: ACCOUNT_CAP.samples,
    cap: 'cap.samples',
    add: (client) => client.sample.add(SAMPLE),
    of: (client) => client.sample,
  },
  reminders: REMINDERS,
  dialogues: {
    table: robotItems,
    most: ACCOUNT_CAP.dialogues,
    cap: 'cap.dialogues',
    add: ({ dialogue: dialogues }) =>
      dialogues.add({ ...toRoom, robotType: ROBOT_TYPE.chatGpt, botConfig }),
    of: ({ dialogue: dialogues }) => dialogues,
  },
  feeds: {
    table: robotItems,
    most: ACCOUNT_CAP.feeds,
    cap: 'cap.feeds',
    add: ({ rss }) => rss.add({ ...toRoom, rssUrl: 'https://a.cn/rss', updateTime: DAILY }),
    of: ({ rss }) => rss,
  },
  'batch tasks': {
    table: robotItems,
    most: ACCOUNT_CAP.batchTasks,
    cap: 'cap.batchTasks',
    add: ({ batchTask: batchTasks }) =>
      batchTasks.add({ ...toRoom, taskType: 'news', cron: DAILY, taskInfo: { sortId: 7 } }),
    of: ({ batchTask: batchTasks }) => batchTasks,
  },
};

/** An account with one row of a kind and, as copies of it, all but some of the rows that it may have. */
async function almostFull({ table, most, add }: Kind, free: number) {
  const account = await signUpMember(server);
  await server.services.contact.receive(account.userId, 'robot', [{ wxid: 'f', name: '周明' }]);
  const { id } = unwrap(await add(account.client));
  const [columns] = rowsOf(
    await server.db.execute(sql`
      select string_agg(quote_ident(column_name::text), ', ') as names
      from information_schema.columns
      where table_name = ${getTableName(table)} and column_name <> 'id'`),
  );
  const names = sql.raw(String(columns?.names));
  await server.db.execute(sql`
    insert into ${table} (${names}) select ${names} from ${table}, generate_series(1, ${most - 1 - free}::int)
    where ${table.id} = ${Number(id)}`);
  return { ...account, id: String(id) };
}

const codes = (results: readonly Result<unknown>[]) => results.map(({ code }) => code).sort();

describe.each(Object.entries(KINDS))('The %s of an account', (_, kind) => {
  it('have a cap that those who add at once cannot pass, and that says what to do', async () => {
    const { client } = await almostFull(kind, 1);
    const results = await Promise.all([1, 2, 3].map(() => kind.add(client)));
    expect(codes(results)).toEqual([0, CODE.invalidValue, CODE.invalidValue]);
    const refused = results.find(({ ok }) => !ok);
    expect(refused).toMatchObject({
      message: capText(kind.cap, 'zh-CN'),
      data: { rule: kind.cap },
    });
    expect(refused).toMatchObject({
      message: expect.stringMatching(/\d+ 个，请先删除/) as unknown,
    });
  }, 60_000);

  it('have room again after a removal, which cannot be undone then', async () => {
    const { client, id } = await almostFull(kind, 0);
    unwrap(await kind.of(client).remove(id));
    unwrap(await kind.add(client));
    expect(await kind.of(client).restore(id)).toMatchObject({ code: CODE.invalidValue });
  }, 60_000);
});

describe('The page of limits', () => {
  it('names every cap by its number', async () => {
    const page = await readFile(join(places.robot, '../../docs/limits.md'), 'utf8');
    const { robotItemBytes, customBytes, ...counts } = ACCOUNT_CAP;
    const named = Object.values(counts).map((count) => count.toLocaleString('en'));
    const sizes = [`${robotItemBytes / 1024 ** 2} MB`, `${customBytes / 1024} KB`];
    expect([...named, ...sizes].filter((number) => !page.includes(number))).toEqual([]);
  });
});

describe('What an account has too much of', () => {
  it('is reported in the language of the caller', async () => {
    const { token } = await almostFull(ROLES, 0);
    const body = { name: 'x', content: 'x' };
    const headers = { 'accept-language': 'en' };
    const { msg } = await call(server, 'POST', '/v1/api/promot_store', { token, body, headers });
    expect(msg).toBe('At most 500 preset roles: delete some that you no longer need');
  });

  it('is reported to the robot, whose chat says that nothing was saved', async () => {
    const { robot } = await almostFull(REMINDERS, 0);
    const asked = { setter: 'a', subscribe: 'a', isLoop: true, time: DAILY, content: '喝水' };
    expect(await robot.post('/task', asked)).toMatchObject({
      status: 200,
      code: CODE.invalidValue,
      data: null,
      msg: expect.stringContaining('未执行的提醒最多 500 个') as unknown,
    });
  });

  it('may have more that was removed than can be brought back: the oldest goes', async () => {
    const account = await almostFull(ROLES, 0);
    const { client, userId } = account;
    const mine = eq(prompts.userId, userId);
    await server.db
      .update(prompts)
      .set({ removedAt: sql`now() - interval '1 day'` })
      .where(mine);
    const { id } = unwrap(await client.prompt.add({ name: 'x', content: 'x' }));
    unwrap(await client.prompt.remove(id));
    expect(await server.db.$count(prompts, mine)).toBe(ACCOUNT_CAP.prompts);
    unwrap(await client.prompt.restore(id));
  });

  it('is counted in bytes where a robot loads all at once, and shrinking is always allowed', async () => {
    const { client, userId } = await signUpMember(server);
    const long = (length: number) => ({
      ...toRoom,
      robotType: ROBOT_TYPE.chatGpt,
      botConfig: { ...botConfig, note: '长'.repeat(length / 3) },
    });
    const { id } = unwrap(await client.dialogue.add(long(900_000)));
    unwrap(await client.dialogue.add(long(900_000)));
    const refused = await client.dialogue.add(long(600_000));
    expect(refused).toMatchObject({ message: capText('cap.dialogues.size', 'zh-CN') });
    // From before the cap existed.
    const [row] = await server.db
      .select()
      .from(robotItems)
      .where(eq(robotItems.id, Number(id)));
    await server.db.insert(robotItems).values({ userId, kind: 'dialogue', item: row?.item ?? {} });
    unwrap(await client.dialogue.update(id, long(300_000)));
    expect(await client.dialogue.update(id, long(600_000))).toMatchObject({
      code: CODE.invalidValue,
    });
    expect(await server.db.$count(robotItems, eq(robotItems.userId, userId))).toBe(3);
  });

  it('is counted over all parts of the custom centre, which are saved one by one', async () => {
    const { client } = await signUpMember(server, undefined, ['roomReply']);
    const part = (name: string) => ({ [name]: 'x'.repeat(200_000) });
    unwrap(await client.custom.save(part('one')));
    unwrap(await client.custom.save(part('two')));
    const refused = await client.custom.save(part('three'));
    expect(refused).toMatchObject({ message: capText('cap.custom', 'zh-CN') });
    expect(Object.keys(unwrap(await client.custom.load()).config)).not.toContain('three');
    unwrap(await client.custom.save({ two: '' }));
    unwrap(await client.custom.save(part('three')));
  });
});
