import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { fileKeys, readRows } from '../database/backup';
import { inspectBackup, type BackupSize, keysIn, readFiles } from '../database/backup-file';
import { lockFolder } from '../database/folder-lock';
import { withMigrationsUpTo } from '../database/migrations';
import { openDatabase, type DatabaseSettings, type OpenDatabase } from '../database/open-database';
import { makePrivateFolder } from '../database/private-folder';
import { rowsOf } from '../database/database';
import { randomHex } from '../security/secrets';
import type { Settings } from '../settings';
import { openStore } from '../storage/open-store';
import { refuse } from './output';

/** Where rows and files are stored. */
export type DataSettings = DatabaseSettings & Partial<Pick<Settings, 'auditDays' | 's3'>>;

const notified = ({ rows, files }: BackupSize) => `${rows} rows and ${files} files`;

/** Restores a backup into an empty location and migrates it; on failure the location is left unchanged. */
export async function restore(settings: DataSettings, file: string): Promise<string> {
  const path = resolve(file);
  const { migration, ...size } = await inspectBackup(path);
  if (hasDatabase(settings)) return refuse(takenPlace(settings));
  const { dataDir, s3 } = settings;
  const isNewFolder = !existsSync(dataDir);
  await makePrivateFolder(dataDir);
  const aside = join(dataDir, `restoring-${randomHex(4)}`);
  const store = await openStore({ dataDir, s3 });
  const added: string[] = [];
  const unlock = await lockFolder(dataDir);
  let isDone = false;
  try {
    await mkdir(aside);
    await readFiles(store, path, join(aside, 'file'), (key) => added.push(key));
    if (settings.databaseUrl === undefined) {
      await restoreRows({ dataDir: join(aside, 'data'), databaseUrl: undefined }, path, migration);
      // The last step: until then a server would find no data here.
      await rename(join(aside, 'data', 'database'), join(dataDir, 'database'));
    } else {
      await restoreRows(settings, path, migration);
    }
    isDone = true;
  } finally {
    await rm(aside, { recursive: true, force: true });
    if (!isDone) await Promise.all(added.map((key) => store.remove(key)));
    await unlock();
    if (!isDone && isNewFolder) await rm(dataDir, { recursive: true, force: true });
  }
  return `${notified(size)} were restored.`;
}

/** Restores the rows of a backup into an empty database with the tables of its version, then migrates them. */
async function restoreRows(settings: DatabaseSettings, path: string, migration: number) {
  await withMigrationsUpTo(migration, async (migrations) => {
    const database = await openDatabase(settings, migrations);
    try {
      const [found] = rowsOf(await database.db.execute(sql`select exists (select from users)`));
      if (found?.['exists'] === true) return refuse(takenPlace(settings));
      return await readRows(database.db, path);
    } finally {
      await database.close();
    }
  });
  // Applies the migrations that are newer than the backup.
  await (await openDatabase(settings)).close();
}

/** The keys of all files that rows name; closes the database. */
async function namedKeys({ db, close }: OpenDatabase): Promise<string[]> {
  try {
    return await fileKeys(db);
  } finally {
    await close();
  }
}

/** Restores a backup into a temporary location and reports whether that worked. */
export async function checkBackup(file: string): Promise<string> {
  const path = resolve(file);
  const { migration, ...size } = await inspectBackup(path);
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-check-'));
  const settings = { dataDir, databaseUrl: undefined };
  try {
    await restoreRows(settings, path, migration);
    const database = await openDatabase(settings);
    const named = await namedKeys(database);
    const stored = await keysIn(path);
    const missing = named.filter((key) => !stored.has(key)).length;
    const lacking = missing === 0 ? '' : ` ${missing} files that rows name are not in it.`;
    return `${notified(size)} can be restored.${lacking}`;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** True if the embedded database exists; a PostgreSQL server is only checked when it is opened. */
export const hasDatabase = ({ dataDir, databaseUrl }: DatabaseSettings): boolean =>
  databaseUrl === undefined && existsSync(join(dataDir, 'database', 'PG_VERSION'));

const takenPlace = ({ dataDir, databaseUrl }: DatabaseSettings) =>
  databaseUrl === undefined
    ? `There is data in ${dataDir} already. Set DATA_DIR to an empty folder, or move ${join(dataDir, 'database')} away.`
    : `There are accounts in the database at ${new URL(databaseUrl).host} already. Set DATABASE_URL to an empty one.`;
