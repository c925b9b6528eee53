import { chmod, lstat, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient } from '@chatdeck/sdk';
import { describe, expect, inject, it } from 'vitest';
import { runAdmin } from '../admin/cli';
import { startProcess } from '../testing/server-process';

const newFolder = () => mkdtemp(join(inject('scratch'), 'private-'));

/** The files and folders that others may read or write. Ignores the lock, a socket, whose mode does not matter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    ['.', ...names].map(async (name) => {
      const { mode } = await lstat(join(folder, name)).catch(() => ({ mode: 0 }));
      if (name.startsWith('lock.')) return [];
      return (mode & 0o077) === 0 ? [] : `${name} ${(mode & 0o777).toString(8)}`;
    }),
  );
  return found.flat();
}

describe('The data folder', () => {
  it('is closed to others, with all that a server makes in it', async () => {
    const dataDir = join(await newFolder(), 'data');
    const settings = { DATA_DIR: dataDir, CHATDECK_DEMO: '0' };
    const server = await startProcess(settings);
    const { account } = createChatdeckClient({ baseUrl: server.address });
    const email = 'a@example.com';
    expect(await account.signUp({ name: 'n', email, password: 'a long password' })).toMatchObject({
      ok: true,
      data: { isMailSent: true },
    });
    expect((await server.kill('SIGTERM')).code).toBe(0);
    expect(await openToOthers(dataDir)).toEqual([]);

    // What an earlier version has left behind.
    const left = join(dataDir, 'files', 'u');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'a.png'), '');
    for (const path of [dataDir, join(dataDir, 'database', 'PG_VERSION'), join(left, 'a.png')]) {
      await chmod(path, 0o777);
    }
    expect(await runAdmin({ dataDir, databaseUrl: undefined }, ['user', 'list'])).toContain(email);
    expect(await openToOthers(dataDir)).toEqual([]);
  }, 60_000);
});
