import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { restore } from '../admin/data.commands';
import { accountRepository } from '../resources/account/account.repository';
import { materials } from '../resources/material/material.tables';
import { randomHex } from '../security/random-text';
import { signUpMember, startBackend, useServer } from '../testing/test-server';
import { writeBackup } from './backup';
import type { Database } from './database';
import { allMigrations, withMigrationsUpTo } from './migrations';
import { openDatabase } from './open-database';
import { places } from '../places';
import { rowsOf } from './rows';
import { tablesInOrder } from './tables-in-order';

const server = useServer({}, startBackend);
const place = () => ({
  dataDir: join(inject('scratch'), `place-${randomHex(4)}`),
  databaseUrl: undefined,
});
const path = () => join(inject('scratch'), `backup-${randomHex(4)}.gz`);

/** What a table holds, in a form that any change of any row changes. */
const hashes = async (db: Database) => {
  const all: Record<string, unknown> = {};
  for (const table of await tablesInOrder(db)) {
    const name = sql.identifier(table);
    const [row] = rowsOf(
      await db.execute(
        sql`select count(*)::text as count, md5(coalesce(string_agg(row_to_json(t)::text, '' order by row_to_json(t)::text), '')) as hash from ${name} t`,
      ),
    );
    all[table] = row;
  }
  return all;
};

const user = (email: string) => ({ id: email, email, name: 'n', passwordHash: 'x' });

describe('A backup', () => {
  it('brings every row back to the letter, and new rows count on', async () => {
    const { userId, client } = await signUpMember(server);
    const content = '换行\n\r\t"引号"\\ 👩‍👩‍👧 \u2028\u2029 ${x} \u0007';
    await client.material.add({ type: 1, name: '奇怪的字', content });
    await client.custom.load();
    const many = Array.from({ length: 1_200 }, (_, at) => ({
      userId,
      type: 1,
      name: `m${at}`,
      content: `行 ${at}`,
    }));
    await server.db.insert(materials).values(many);
    const file = path();
    const count = await writeBackup(server.db, file);
    expect(count).toBeGreaterThan(1_200);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const settings = place();
    expect(await restore(settings, file)).toBe(`${count} rows were restored.`);
    const { db, close } = await openDatabase(settings);
    expect(await hashes(db)).toEqual(await hashes(server.db));
    const { id } = (await db.insert(materials).values(many.slice(0, 1)).returning())[0] ?? {};
    const before = await server.db.select({ id: materials.id }).from(materials);
    expect(id).toBeGreaterThan(Math.max(...before.map((row) => row.id)));
    await close();
    await expect(restore(settings, file)).rejects.toThrow('There is data in');
  }, 60_000);

  it('is refused whole when it is cut off, changed or none', async () => {
    const file = path();
    await writeBackup(server.db, file);
    const text = gunzipSync(await readFile(file)).toString();
    const short = path();
    await writeFile(short, gzipSync(text.slice(0, text.lastIndexOf('#end'))));
    await expect(restore(place(), short)).rejects.toThrow('its end is missing');
    await truncate(file, (await stat(file)).size - 20);
    await expect(restore(place(), file)).rejects.toThrow();
    const other = path();
    await writeFile(other, 'hello');
    await expect(restore(place(), other)).rejects.toThrow('no backup');
    await expect(restore(place(), path())).rejects.toThrow('no backup');
  }, 60_000);
});

describe('Data of another version', () => {
  it('is backed up before it is changed, and that backup can be restored', async () => {
    const settings = place();
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

    const next = place();
    await restore(next, join(settings.dataDir, 'backups', backups[0] ?? ''));
    const { db, close } = await openDatabase(next);
    expect(await accountRepository(db).byEmail('old@x.cn')).toMatchObject({ id: 'u' });
    await close();
  }, 90_000);

  it('is refused when it is newer than the program', async () => {
    const settings = place();
    const first = await openDatabase(settings);
    const newer = (await allMigrations()).last + 1;
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${newer})`,
    );
    await first.close();
    await expect(openDatabase(settings)).rejects.toThrow('written by a newer Chatdeck');
  }, 60_000);
});

it('orders tables so that each row finds what it refers to', async () => {
  const order = await tablesInOrder(server.db);
  expect(order.indexOf('users')).toBeLessThan(order.indexOf('orders'));
  expect(order.indexOf('orders')).toBeLessThan(order.indexOf('payments'));
  await expect(accountRepository(server.db).add(user('a@b.cn'), false)).resolves.toBe('added');
});
