import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { StartRefused } from '../start-refused';
import type { Upgrade } from './bring-up-to-date';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { lockFolder } from './folder-lock';
import { allMigrations, type Migrations } from './migrations';
import { openPostgres } from './postgres';

export interface OpenDatabase {
  readonly db: Database;
  /** No other process can change the rows, so reads may be cached. */
  readonly isOurs: boolean;
  /** The PostgreSQL server that other instances may share. */
  readonly url?: string;
  readonly close: () => Promise<void>;
}

export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database that the settings ask for, with every migration applied, or those that are named. A backup is made
 * before rows are changed.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  migrations?: Migrations,
): Promise<OpenDatabase> {
  const all = await allMigrations();
  const upgrade = {
    migrations: migrations ?? all,
    backupFolder: join(settings.dataDir, 'backups'),
  };
  if (settings.databaseUrl !== undefined) return openServer(settings.databaseUrl, upgrade);
  await mkdir(settings.dataDir, { recursive: true }).catch((error: unknown) => {
    throw new StartRefused(`The data folder ${settings.dataDir} cannot be made: ${String(error)}`);
  });
  const unlock = await lockFolder(settings.dataDir);
  try {
    // The ready image has every migration, which is too many for an older backup.
    const image = upgrade.migrations.last === all.last ? undefined : '';
    const folder = join(settings.dataDir, 'database');
    const { client, db } = await openEmbedded(folder, image, upgrade);
    return { db, isOurs: true, close: () => client.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openServer(url: string, upgrade: Upgrade): Promise<OpenDatabase> {
  const { pool, db } = await openPostgres(url, upgrade).catch((error: unknown) => {
    if (error instanceof StartRefused) throw error;
    // The address holds a password, so only its host is named.
    throw new StartRefused(
      `The database at ${new URL(url).host} cannot be opened: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  });
  return { db, isOurs: false, url, close: () => pool.end() };
}
