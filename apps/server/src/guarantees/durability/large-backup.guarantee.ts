import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { restore } from '../../admin/restore';
import { writeBackup } from '../../database/backup';
import { openDatabase } from '../../database/open-database';
import { rowsOf } from '../../database/database';
import { randomHex } from '../../security/secrets';
import { grouped, show } from '../guarantee';

const ACCOUNTS = 25;
const REVISIONS = 20;
const MB = 1024 * 1024;

const place = () => ({
  dataDir: join(inject('scratch'), `large-${randomHex(4)}`),
  databaseUrl: undefined,
});

describe('A large backup', () => {
  it('goes back into an embedded database', async (context) => {
    const from = place();
    const { db, close } = await openDatabase(from);
    await db.execute(sql`
      insert into users (id, email, name, password_hash)
      select 'u' || n, 'u' || n || '@x.cn', 'n', 'x' from generate_series(1, ${ACCOUNTS}::int) n`);
    await db.execute(sql`
      insert into config_revisions (user_id, version, config)
      select 'u' || n, v, repeat(md5(n || '/' || v), ${MB / 32}::int)
      from generate_series(1, ${ACCOUNTS}::int) n, generate_series(1, ${REVISIONS}::int) v`);
    const file = join(inject('scratch'), `large-${randomHex(4)}.gz`);
    const began = performance.now();
    const { rows } = await writeBackup(db, file);
    const pause = performance.now() - began;
    // As an earlier version did it: 500 rows in one statement.
    const row = JSON.stringify({ user_id: 'u1', version: 0, config: 'x'.repeat(MB) });
    const atOnce = async () =>
      db.execute(
        sql`select count(*) from json_populate_recordset(null::config_revisions, ${`[${Array.from({ length: ACCOUNTS * REVISIONS }, () => row).join(',')}]`}::json)`,
      );
    const control = await atOnce().then(
      () => 'went in',
      () => 'failed',
    );
    await close().catch(() => {});

    const to = place();
    await restore(to, file);
    const restored = await openDatabase(to);
    const [found] = rowsOf(
      await restored.db.execute(
        sql`select count(*)::int as count, sum(length(config))::bigint as bytes from config_revisions`,
      ),
    );
    await restored.close();
    expect(found).toMatchObject({ count: ACCOUNTS * REVISIONS });
    expect(Number(found?.['bytes'])).toBe(ACCOUNTS * REVISIONS * MB);
    expect(control).toBe('failed');
    show(context, {
      name: 'large backup',
      measured: `${grouped(rows)} rows of ${ACCOUNTS * REVISIONS} MB restored, read in ${Math.round(pause)} ms to ${grouped(Math.round((await stat(file)).size / 1024))} KB`,
      control: `the same rows in one statement ${control}`,
    });
  });
});
