import { join } from 'node:path';
import type { Settings } from '../settings';
import { freeBytes } from '../storage/free-space';
import { StartRefused } from '../start-refused';
import type { Upgrade } from './migrate-database';
import type { Database } from './database';
import type { DatabaseUse } from './database-use';
import { openEmbedded } from './embedded';
import { requireSpace, guardSpace, type SpaceReport } from './embedded-space';
import { keepTended } from './embedded-upkeep';
import { lockFolder, type Answer } from './folder-lock';
import { allMigrations, type Migrations } from './migrations';
import { closeBelow, makePrivateFolder } from './private-folder';
import { readEachTime, type Remember } from './remembered-reads';

export interface OpenDatabase {
  readonly db: Database;
  readonly use: DatabaseUse;
  readonly remember: Remember;
  /** No other process can change the rows, so reads may be cached. */
  readonly isOurs: boolean;
  /** The PostgreSQL server, which other instances may share. */
  readonly url?: string;
  /** Of an embedded database, which a server has to look after; returns a function that stops it. */
  readonly tend?: (report: SpaceReport) => () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Answers commands that run beside this process, since only this process may open an embedded database. */
  readonly onCommand?: (answer: Answer) => void;
}

export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database of the settings with all migrations applied, or with the given ones. A backup is made before rows
 * are changed. Statements of a server time out after seconds, those of a command do not.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  migrations?: Migrations,
  use: 'server' | 'command' = 'command',
): Promise<OpenDatabase> {
  const all = await allMigrations();
  const upgrade = {
    migrations: migrations ?? all,
    backupFolder: join(settings.dataDir, 'backups'),
  };
  await makePrivateFolder(settings.dataDir);
  if (settings.databaseUrl !== undefined) return openServer(settings.databaseUrl, upgrade, use);
  let answer: Answer = () => Promise.resolve('');
  const unlock = await lockFolder(settings.dataDir, (text) => answer(text));
  try {
    await requireSpace(settings.dataDir, () => freeBytes(settings.dataDir));
    // The prepared image has every migration, which is too many for an older backup.
    const image = upgrade.migrations.last === all.last ? undefined : '';
    const folder = join(settings.dataDir, 'database');
    const embedded = await openEmbedded(folder, image, upgrade);
    const { client, db, remember } = embedded;
    // PGlite creates a new database with permissions for everybody, regardless of the umask.
    await closeBelow(folder);
    return {
      db,
      remember,
      use: embedded.use,
      isOurs: true,
      tend: (report) => {
        const free = () => freeBytes(folder);
        const stops = [
          keepTended(client, free, report.onFailure),
          guardSpace(client, free, report),
        ];
        return async () => void (await Promise.all(stops.map((stop) => stop())));
      },
      close: async () => {
        try {
          await client.close();
        } finally {
          await unlock();
        }
      },
      onCommand: (next) => void (answer = next),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openServer(
  url: string,
  upgrade: Upgrade,
  use: 'server' | 'command',
): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres');
  const {
    db,
    use: used,
    close,
  } = await openPostgres(url, upgrade, use).catch((error: unknown) => {
    if (error instanceof StartRefused) throw error;
    // The address contains a password, so only the host is reported.
    throw new StartRefused(
      `The database at ${new URL(url).host} cannot be opened: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  });
  return { db, remember: readEachTime, use: used, isOurs: false, url, close };
}
