import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { checkBackup, restore } from '../admin/restore';
import { materials } from './schema';
import { randomHex } from '../security/secrets';
import { startServer } from '../server';
import { readSettings } from '../settings';
import { tableHashes } from '../testing/table-hashes';
import { openTestDatabase } from '../testing/test-database';

const folder = () => join(inject('scratch'), `scheduled-${randomHex(4)}`);

/** An empty database on the PostgreSQL server of the tests. */
async function emptyDatabase() {
  const { db, url = '', close } = await openTestDatabase();
  onTestFinished(close);
  return { db, url };
}

it('makes scheduled backups of a PostgreSQL server, keeps as many as asked, and they can be restored', async () => {
  const { db, url } = await emptyDatabase();
  const dataDir = folder();
  const backups = join(dataDir, 'backups');
  await mkdir(backups, { recursive: true });
  const before = ['2026-01-01T00-00-00-scheduled.gz', '2026-01-02T00-00-00-scheduled.gz'];
  for (const name of before) {
    await writeFile(join(backups, name), 'an old one');
    await utimes(join(backups, name), 0, 0);
  }
  await db.execute(
    sql`insert into users (id, email, name, password_hash) values ('u', 'a@b.cn', 'n', 'x')`,
  );
  // More than one chunk of a backup, and more than the statement timeout of a server allows at once.
  const content = '换行\n"引号"\\ 👩‍👩‍👧 '.repeat(50);
  await db.execute(
    sql`insert into ${materials} (user_id, type, name, content) select 'u', 1, n::text, ${content} from generate_series(1, 5000) as n`,
  );
  const stored = await tableHashes(db);

  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PORT: '0',
    MQTT_PORT: '0',
    LOG_LEVEL: 'silent',
    BACKUP_EVERY: '1d',
    BACKUP_KEEP: '2',
  });
  const running = await startServer(settings);
  const made = async () =>
    (await readdir(backups)).filter((name) => name.endsWith('-scheduled.gz')).sort();
  // The oldest is deleted once the new one is complete.
  await expect.poll(made, { timeout: 60_000 }).not.toContain(before[0]);
  const client = createChatdeckClient({ baseUrl: running.address });
  unwrap(await client.site.feed());
  await running.stop();

  const [retained, newest = ''] = await made();
  expect([retained, await made()]).toEqual([before[1], [before[1], newest]]);
  const file = join(backups, newest);
  expect(await checkBackup(file)).toContain('can be restored.');
  const other = await emptyDatabase();
  await restore({ dataDir: folder(), databaseUrl: other.url }, file);
  const restored = await tableHashes(other.db);
  expect(restored['materials']).toEqual(stored['materials']);
  expect(restored['users']).toEqual(stored['users']);
}, 180_000);
