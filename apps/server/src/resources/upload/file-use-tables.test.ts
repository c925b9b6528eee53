import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../database/rows';
import { useServer } from '../../testing/test-server';

const server = useServer();

/** Tables whose texts refer to no file: codes, keys, hashes, names and avatars of contacts, payments. */
const SHOWS_NO_FILE = [
  'account_messages',
  'api_credentials',
  'bound_phones',
  'channel_turns',
  'feedbacks',
  'file_uses',
  'friends',
  'mail_links',
  'orders',
  'robot_reloads',
  'rooms',
  'scan_codes',
  'send_locks',
  'send_queues',
  'send_receipts',
  'send_targets',
  'sessions',
  'stored_files',
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
