import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { withMigrationsUpTo } from '../../database/migrations';
import { openDatabase } from '../../database/open-database';
import { rowsOf } from '../../database/database';
import { places } from '../../places';
import { randomHex } from '../../security/secrets';
import { useServer } from '../../testing/test-server';

const KEYS = ['a', 'b', 'c'].map((name) => `u/u1/${'x'.repeat(22)}/${name}.png`);

/** The last migration before file uses were recorded. */
async function before(): Promise<number> {
  const journal = JSON.parse(
    await readFile(join(places.migrations, 'meta', '_journal.json'), 'utf8'),
  ) as { entries: { tag: string; when: number }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_file_uses'));
  return journal.entries[at - 1]?.when ?? 0;
}

it('finds the files that rows showed before they were noted', async () => {
  const settings = {
    dataDir: join(inject('scratch'), `uses-${randomHex(4)}`),
    databaseUrl: undefined,
  };
  await withMigrationsUpTo(await before(), async (migrations) => {
    const { db, close } = await openDatabase(settings, migrations);
    await db.execute(
      sql`insert into users (id, email, name, password_hash) values ('u1', 'a@b.cn', 'n', 'x')`,
    );
    for (const key of KEYS) {
      await db.execute(
        sql`insert into stored_files (key, user_id, bytes) values (${key}, 'u1', 1)`,
      );
    }
    await db.execute(
      sql`insert into materials (user_id, type, name, url) values ('u1', 2, 'n', ${`/files/${KEYS[0]}`})`,
    );
    const config = JSON.stringify({ newFriendReplys: [{ type: 2, url: `/files/${KEYS[1]}` }] });
    await db.execute(
      sql`insert into config_revisions (user_id, version, config) values ('u1', 1, ${config})`,
    );
    await close();
  });
  const { db, close } = await openDatabase(settings);
  const uses = await db.execute(sql`select key, source, row_id from file_uses order by key`);
  expect(rowsOf(uses)).toEqual([
    { key: KEYS[0], source: 'materials', row_id: '1' },
    { key: KEYS[1], source: 'config_revisions', row_id: '1' },
  ]);
  const unused = await db.execute(sql`select key from stored_files where unused_since is not null`);
  expect(rowsOf(unused)).toEqual([{ key: KEYS[2] }]);
  await close();
}, 90_000);

const server = useServer();

/** Tables whose texts refer to no file: codes, keys, hashes, names and avatars of contacts, payments. */
const SHOWS_NO_FILE = [
  'account_messages',
  'api_credentials',
  // Says what was written somewhere; a file that is shown nowhere else may go.
  'audit_entries',
  'bound_phones',
  'channel_turns',
  'chat_tags',
  'customers',
  'feedbacks',
  'file_uses',
  'friends',
  'log_messages',
  'log_settings',
  'log_setups',
  'mail_links',
  'open_api_keys',
  'orders',
  'passkey_challenges',
  'passkeys',
  'recovery_codes',
  'robot_reloads',
  'rooms',
  'samples',
  'scan_codes',
  'send_locks',
  'send_queues',
  'send_receipts',
  'send_targets',
  'sessions',
  'stored_files',
  'two_factors',
];

it('is noted for every table that may hold the address of a file', async () => {
  const rows = rowsOf(
    await server.db.execute(sql`
      select distinct c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and exists (
        select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'user_id')
      and not exists (
        select from pg_trigger t where t.tgrelid = quote_ident(c.table_name)::regclass and t.tgname = 'file_uses_of_' || c.table_name)
      order by 1`),
  );
  expect(rows.map(({ name }) => name)).toEqual(SHOWS_NO_FILE);
});
