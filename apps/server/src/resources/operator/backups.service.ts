import { readdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Backups } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { backupName, writeBackup } from '../../database/backup';
import type { BackupSize } from '../../database/backup-file';
import { openDatabase, type OpenDatabase } from '../../database/open-database';
import { isScheduledBackup } from '../../database/scheduled-backups';
import { logFailure } from '../../log';
import { Refusal } from '../../refusal/refusal';
import type { Settings } from '../../settings';
import type { ObjectStore } from '../../storage/object-store';
import type { OperatorTrail, Whence } from './operator-trail';

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
  write: (path: string) => Promise<BackupSize>,
  trail: OperatorTrail,
) {
  const folder = join(dataDir, 'backups');
  let running: { readonly since: Date; readonly done: Promise<void> } | undefined;
  let failedAt: Date | undefined;

  async function file(name: string) {
    const { size, mtime } = await stat(join(folder, name));
    const createdAt = mtime.toISOString();
    return { name, size, createdAt, isScheduled: isScheduledBackup(name) };
  }

  return {
    folder,
    write,

    async list(): Promise<Backups> {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        // One of the schedule may be deleted meanwhile.
        names.filter((name) => name.endsWith('.gz')).map((name) => file(name).catch(() => null)),
      );
      return {
        host: hostname(),
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

    /** Writes a backup to a path, and waits for it. Entries name one that is elsewhere by its path. */
    save(path: string, whence: Whence): Promise<BackupSize> {
      const id = dirname(path) === folder ? basename(path) : path;
      return trail.ofServer('makeBackup', { id }, () => write(path), whence);
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
