import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { StartRefused } from '../start-refused';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { lockFolder } from './folder-lock';
import { openPostgres } from './postgres';

export interface OpenDatabase {
  readonly db: Database;
  /** No other process can change the rows, so reads may be cached. */
  readonly isOurs: boolean;
  /** The PostgreSQL server that other instances may share. */
  readonly url?: string;
  readonly close: () => Promise<void>;
}

/** Opens the database that the settings ask for, with every migration applied. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) return openServer(settings.databaseUrl);
  await mkdir(settings.dataDir, { recursive: true }).catch((error: unknown) => {
    throw new StartRefused(`The data folder ${settings.dataDir} cannot be made: ${String(error)}`);
  });
  const unlock = await lockFolder(settings.dataDir);
  try {
    const { client, db } = await openEmbedded(join(settings.dataDir, 'database'));
    return { db, isOurs: true, close: () => client.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const { pool, db } = await openPostgres(url).catch((error: unknown) => {
    // The address holds a password, so only its host is named.
    throw new StartRefused(
      `The database at ${new URL(url).host} cannot be opened: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  });
  return { db, isOurs: false, url, close: () => pool.end() };
}
