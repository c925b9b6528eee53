import { existsSync } from 'node:fs';
import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unwrap } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { runAdmin } from '../admin/cli';
import { checkBackup, restore } from '../admin/restore';
import { accountRepository } from '../resources/account/account.repository';
import { materials } from './schema';
import { uploadsTo, PNG } from '../resources/upload/upload.fixtures';
import { randomHex } from '../security/secrets';
import { startServer } from '../server';
import { readSettings } from '../settings';
import { StartRefused } from '../start-refused';
import { tableHashes } from '../testing/table-hashes';
import { signUpMember, startBackend, useServer } from '../testing/test-server';
import { writeBackup } from './backup';
import { allMigrations, withMigrationsUpTo } from './migrations';
import { openDatabase } from './open-database';
import { places } from '../places';
import { backUpIfDue } from './scheduled-backups';

const server = useServer({}, startBackend);
const place = () => ({
  dataDir: join(inject('scratch'), `place-${randomHex(4)}`),
  databaseUrl: undefined,
});
const path = () => join(inject('scratch'), `backup-${randomHex(4)}.gz`);

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
    const { rows: count } = await writeBackup(server.db, file);
    expect(count).toBeGreaterThan(1_200);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const settings = place();
    expect(await restore(settings, file)).toBe(`${count} rows and 0 files were restored.`);
    const { db, close } = await openDatabase(settings);
    expect(await tableHashes(db)).toEqual(await tableHashes(server.db));
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

describe('The files of a backup', () => {
  const { send } = uploadsTo(server);
  const whole = async () => {
    const file = path();
    const size = await writeBackup(server.db, file, server.services.store);
    return { file, ...size };
  };

  it('are those that the rows name, to the byte', async () => {
    const { key = '' } = await send({ name: 'cover.png', bytes: PNG, type: 'image/png' });
    const big = Buffer.alloc(3_000_000, 'Ein Satz, der sich wiederholt. ');
    const { key: long = '' } = await send({ name: 'long.txt', bytes: big, type: 'text/plain' });
    const { file, rows, files } = await whole();
    expect(files).toBeGreaterThanOrEqual(2);
    const settings = place();
    expect(await checkBackup(file)).toBe(`${rows} rows and ${files} files can be restored.`);
    await restore(settings, file);
    expect(await readFile(join(settings.dataDir, 'files', key))).toEqual(PNG);
    expect(await readFile(join(settings.dataDir, 'files', long))).toEqual(big);
    expect(await readdir(settings.dataDir)).toEqual(expect.arrayContaining(['database', 'files']));
    expect((await readdir(settings.dataDir)).join(' ')).not.toContain('restoring');
  }, 60_000);

  it('are missed when they are not there', async () => {
    const { key = '' } = await send({ name: 'gone.png', bytes: PNG, type: 'image/png' });
    await server.services.store.remove(key);
    expect(await checkBackup((await whole()).file)).toContain('1 files that rows name are not in');
  }, 60_000);

  it('go with the rows: what fails leaves nothing, and says no word of a row', async () => {
    const { userId, client } = await signUpMember(server);
    unwrap(await client.material.add({ type: 1, name: 'geheim', content: 'a secret text' }));
    await send({ name: 'cover.png', bytes: PNG, type: 'image/png' });
    const { file } = await whole();
    const text = gunzipSync(await readFile(file)).toString();
    const broken = path();
    await writeFile(
      broken,
      gzipSync(text.replaceAll(`"user_id":"${userId}"`, '"user_id":"nobody"')),
    );
    const settings = place();
    const failure = await restore(settings, broken).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartRefused);
    expect(String(failure)).toMatch(/could not be restored: after \d+ rows/);
    expect(String(failure)).not.toMatch(/geheim|secret|nobody/);
    expect(existsSync(settings.dataDir)).toBe(false);
    await expect(checkBackup(broken)).rejects.toThrow('could not be restored');
    // The location is as empty as before.
    await restore(settings, file);
  }, 90_000);
});

/** The settings of a server on any free ports that prints nothing. */
const quiet = (dataDir: string, more: Readonly<Record<string, string>> = {}) =>
  readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    MQTT_PORT: '0',
    CHATDECK_DEMO: '0',
    LOG_LEVEL: 'silent',
    ...more,
  });

describe('A backup of a server that runs', () => {
  it('is made by the server, which alone may open its database', async () => {
    const settings = quiet(place().dataDir);
    const running = await startServer(settings);
    const file = path();
    expect(await runAdmin(settings, ['backup', file])).toContain(`were saved to ${file}.`);
    await expect(runAdmin(settings, ['backup', file])).rejects.toThrow('is there already');
    expect(await runAdmin(settings, ['restore', file, '--check'])).toContain('can be restored.');
    await running.stop();
    await restore(place(), file);
  }, 60_000);

  it('is made by a server that is asked to, by itself', async () => {
    const { dataDir } = place();
    const settings = quiet(dataDir, { BACKUP_EVERY: '1d' });
    const running = await startServer(settings);
    const made = async () => (await readdir(join(dataDir, 'backups'))).join(' ');
    await expect.poll(made).toMatch(/^\S+-scheduled\.gz$/);
    await running.stop();
    expect(await checkBackup(join(dataDir, 'backups', await made()))).toContain('can be restored');
  }, 90_000);

  it('is made as often as asked, and the oldest go', async () => {
    const folder = join(inject('scratch'), `scheduled-${randomHex(4)}`);
    const plan = { folder, keep: 2, make: (to: string) => writeFile(to, 'x') };
    const due = () => backUpIfDue({ ...plan, everyMs: 60_000 });
    expect([await due(), await due()]).toEqual([true, false]);
    await writeFile(join(folder, '2020-01-01-backup.gz'), 'made by hand');
    for (let at = 0; at < 3; at += 1) {
      for (const name of await readdir(folder)) {
        const old = Date.now() / 1000 - 61;
        await utimes(join(folder, name), old, old);
      }
      expect(await due()).toBe(true);
    }
    const names = await readdir(folder);
    expect(names.filter((name) => name.endsWith('-scheduled.gz'))).toHaveLength(2);
    expect(names).toContain('2020-01-01-backup.gz');
  });

  it('that fails removes none of those before', async () => {
    const folder = join(inject('scratch'), `scheduled-${randomHex(4)}`);
    const plan = { folder, keep: 1, everyMs: 60_000 };
    await backUpIfDue({
      ...plan,
      make: async (to) => {
        await writeFile(to, 'x');
        await utimes(to, 0, 0);
      },
    });
    const fails = () => Promise.reject(new Error('The disk is full'));
    await expect(backUpIfDue({ ...plan, make: fails })).rejects.toThrow('full');
    expect(await readdir(folder)).toHaveLength(1);
  });
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
