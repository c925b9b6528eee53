import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { restore } from '../admin/restore';
import { places } from '../places';
import { accountRepository } from '../resources/account/account.repository';
import { emptyPlace } from './backup.fixtures';
import { allMigrations, withMigrationsUpTo } from './migrations';
import { openDatabase } from './open-database';

describe('Data of another version', () => {
  it('is backed up before it is changed, and that backup can be restored', async () => {
    const settings = emptyPlace();
    const journal = JSON.parse(
      await readFile(join(places.migrations, 'meta', '_journal.json'), 'utf8'),
    ) as { entries: { when: number }[] };
    const before = journal.entries.at(-2)?.when ?? 0;
    await withMigrationsUpTo(before, async (migrations) => {
      const { db, close } = await openDatabase(settings, migrations);
      await db.execute(
        sql`insert into users (id, email, name, password_hash) values ('u', 'old@x.cn', 'n', 'x')`,
      );
      await close();
    });
    await (await openDatabase(settings)).close();
    const backups = await readdir(join(settings.dataDir, 'backups'));
    expect(backups).toEqual([expect.stringContaining('before-migration')]);
    await (await openDatabase(settings)).close();
    expect(await readdir(join(settings.dataDir, 'backups'))).toHaveLength(1);

    const next = emptyPlace();
    await restore(next, join(settings.dataDir, 'backups', backups[0] ?? ''));
    const { db, close } = await openDatabase(next);
    expect(await accountRepository(db).byEmail('old@x.cn')).toMatchObject({ id: 'u' });
    await close();
  }, 90_000);

  it('is refused when it is newer than the program', async () => {
    const settings = emptyPlace();
    const first = await openDatabase(settings);
    const newer = (await allMigrations()).last + 1;
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${newer})`,
    );
    await first.close();
    await expect(openDatabase(settings)).rejects.toThrow('written by a newer Chatdeck');
  }, 60_000);
});
