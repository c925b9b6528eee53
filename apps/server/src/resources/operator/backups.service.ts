import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backups } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { backupName, writeBackup } from '../../database/backup';
import { openDatabase, type OpenDatabase } from '../../database/open-database';
import { isScheduledBackup } from '../../database/scheduled-backups';
import { logFailure } from '../../log';
import { Refusal } from '../../refusal/refusal';
import type { Settings } from '../../settings';
import type { ObjectStore } from '../../storage/object-store';
import type { OperatorTrail, Whence } from './operator-trail';

/** The folder of backups that are made without naming a file. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

type BackupSettings = Pick<Settings, 'backupEveryMs' | 'backupKeep' | 'dataDir'>;

/** Writes a backup; of a PostgreSQL server over a connection without timeouts. */
export const backupWriter =
  (database: OpenDatabase, dataDir: string, store: Pick<ObjectStore, 'find'>) =>
  async (path: string) => {
    if (database.isOurs || database.url === undefined) {
      return writeBackup(database.db, path, store);
    }
    const own = await openDatabase({ dataDir, databaseUrl: database.url });
    try {
      return await writeBackup(own.db, path, store);
    } finally {
      await own.close();
    }
  };

/** The backups in the data folder, and those that an operator asks for. */
export function backupsService(
  { dataDir, backupEveryMs, backupKeep }: BackupSettings,
  write: (path: string) => Promise<unknown>,
  trail: OperatorTrail,
) {
  const folder = backupFolder(dataDir);
  let running: { readonly since: Date; readonly done: Promise<void> } | undefined;
  let failedAt: Date | undefined;

  async function file(name: string) {
    const { size, mtime } = await stat(join(folder, name));
    const createdAt = mtime.toISOString();
    return { name, size, createdAt, isScheduled: isScheduledBackup(name) };
  }

  return {
    write,

    async list(): Promise<Backups> {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        // One of the schedule may be deleted meanwhile.
        names.filter((name) => name.endsWith('.gz')).map((name) => file(name).catch(() => null)),
      );
      return {
        folder,
        everyMs: backupEveryMs ?? null,
        keep: backupKeep,
        runningSince: running?.since.toISOString() ?? null,
        failedAt: failedAt?.toISOString() ?? null,
        list: found
          .filter((backup) => backup !== null)
          .sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
      };
    },

    /** Begins a backup and does not wait for it, which may take longer than a request. */
    async make(whence: Whence): Promise<{ name: string }> {
      if (running !== undefined) throw new Refusal(CODE.alreadyExists);
      const name = backupName('backup');
      failedAt = undefined;
      const done = write(join(folder, name))
        .then(() => undefined)
        .catch((error: unknown) => {
          failedAt = new Date();
          logFailure('The backup that an operator asked for failed', error);
        })
        .finally(() => (running = undefined));
      running = { since: new Date(), done };
      await trail.ofServer('makeBackup', { id: name }, () => Promise.resolve(), whence);
      return { name };
    },

    /** Waits for a backup that is being made. */
    settled: async (): Promise<void> => running?.done,
  };
}

export type BackupsService = ReturnType<typeof backupsService>;
