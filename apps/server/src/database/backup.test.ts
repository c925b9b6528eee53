import { existsSync } from 'node:fs';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unwrap } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { checkBackup, restore } from '../admin/restore';
import { materials } from './schema';
import { uploadsTo, PNG } from '../resources/upload/upload.fixtures';
import { StartRefused } from '../start-refused';
import { tableHashes } from '../testing/table-hashes';
import { signUpMember, startBackend, useServer } from '../testing/test-server';
import { writeBackup } from './backup';
import { backupPath, emptyPlace } from './backup.fixtures';
import { openDatabase } from './open-database';

const server = useServer({}, startBackend);

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
    const file = backupPath();
    const { rows: count } = await writeBackup(server.db, file);
    expect(count).toBeGreaterThan(1_200);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const settings = emptyPlace();
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
    const file = backupPath();
    await writeBackup(server.db, file);
    const text = gunzipSync(await readFile(file)).toString();
    const short = backupPath();
    await writeFile(short, gzipSync(text.slice(0, text.lastIndexOf('#end'))));
    await expect(restore(emptyPlace(), short)).rejects.toThrow('its end is missing');
    await truncate(file, (await stat(file)).size - 20);
    await expect(restore(emptyPlace(), file)).rejects.toThrow();
    const other = backupPath();
    await writeFile(other, 'hello');
    await expect(restore(emptyPlace(), other)).rejects.toThrow('no backup');
    await expect(restore(emptyPlace(), backupPath())).rejects.toThrow('no backup');
  }, 60_000);
});

describe('The files of a backup', () => {
  const { send } = uploadsTo(server);
  const whole = async () => {
    const file = backupPath();
    const size = await writeBackup(server.db, file, server.services.store);
    return { file, ...size };
  };

  it('are those that the rows name, to the byte', async () => {
    const { key = '' } = await send({ name: 'cover.png', bytes: PNG, type: 'image/png' });
    const big = Buffer.alloc(3_000_000, 'Ein Satz, der sich wiederholt. ');
    const { key: long = '' } = await send({ name: 'long.txt', bytes: big, type: 'text/plain' });
    const { file, rows, files } = await whole();
    expect(files).toBeGreaterThanOrEqual(2);
    const settings = emptyPlace();
    expect(await checkBackup(file)).toBe(`${rows} rows and ${files} files can be restored.`);
    await restore(settings, file);
    expect(await readFile(join(settings.dataDir, 'files', key))).toEqual(PNG);
    expect((await readFile(join(settings.dataDir, 'files', long))).equals(big)).toBe(true);
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
    const broken = backupPath();
    await writeFile(
      broken,
      gzipSync(text.replaceAll(`"user_id":"${userId}"`, '"user_id":"nobody"')),
    );
    const settings = emptyPlace();
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
