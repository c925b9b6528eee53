import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { backupName, inspectBackup, readBackup, writeBackup } from '../database/backup';
import type { Database } from '../database/database';
import { withMigrationsUpTo } from '../database/migrations';
import { openDatabase, type DatabaseSettings } from '../database/open-database';
import { rowsOf } from '../database/rows';
import { refuse } from './told';

/** Saves the rows into a file; uploads and mails are files already. */
export async function backup(db: Database, { dataDir }: DatabaseSettings, file?: string) {
  const path = file === undefined ? join(dataDir, 'backups', backupName('backup')) : resolve(file);
  if (existsSync(path)) refuse(`${path} is there already.`);
  const count = await writeBackup(db, path);
  return `${count} rows were saved to ${path}. Keep a copy of ${join(dataDir, 'files')} beside it.`;
}

/** Puts a backup into an empty place and brings it up to date. */
export async function restore(settings: DatabaseSettings, file: string): Promise<string> {
  const path = resolve(file);
  const count = await withMigrationsUpTo(await inspectBackup(path), async (migrations) => {
    if (hasDatabase(settings)) return refuse(takenPlace(settings));
    const database = await openDatabase(settings, migrations);
    try {
      const [found] = rowsOf(await database.db.execute(sql`select exists (select from users)`));
      if (found?.['exists'] === true) return refuse(takenPlace(settings));
      return await readBackup(database.db, path);
    } finally {
      await database.close();
    }
  });
  // What is newer than the backup.
  await (await openDatabase(settings)).close();
  return `${count} rows were restored.`;
}

/** True when the embedded database is there; a PostgreSQL server is asked when it is opened. */
export const hasDatabase = ({ dataDir, databaseUrl }: DatabaseSettings): boolean =>
  databaseUrl === undefined && existsSync(join(dataDir, 'database', 'PG_VERSION'));

const takenPlace = ({ dataDir, databaseUrl }: DatabaseSettings) =>
  databaseUrl === undefined
    ? `There is data in ${dataDir} already. Set DATA_DIR to an empty folder, or move ${join(dataDir, 'database')} away.`
    : `There are accounts in the database at ${new URL(databaseUrl).host} already. Set DATABASE_URL to an empty one.`;
