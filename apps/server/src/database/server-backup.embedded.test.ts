import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { runAdmin } from '../admin/cli';
import { checkBackup, restore } from '../admin/restore';
import { randomHex } from '../security/secrets';
import { startServer } from '../server';
import { readSettings } from '../settings';
import { backupPath, emptyPlace } from './backup.fixtures';
import { backUpIfDue } from './scheduled-backups';

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
    const settings = quiet(emptyPlace().dataDir);
    const running = await startServer(settings);
    const file = backupPath();
    expect(await runAdmin(settings, ['backup', file])).toContain(`were saved to ${file}.`);
    await expect(runAdmin(settings, ['backup', file])).rejects.toThrow('is there already');
    expect(await runAdmin(settings, ['restore', file, '--check'])).toContain('can be restored.');
    await running.stop();
    await restore(emptyPlace(), file);
  }, 60_000);

  it('is made by a server that is asked to, by itself', async () => {
    const { dataDir } = emptyPlace();
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
