import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupName, writeBackup } from '../database/backup';
import type { Database } from '../database/database';
import type { ObjectStore } from '../storage/object-store';
import { refuse } from './output';

/** The path of a backup: the given file, from the folder of the command line, otherwise one in the data folder. */
export const backupPath = (dataDir: string, cwd: string, file: string | undefined): string =>
  file === undefined ? join(dataDir, 'backups', backupName('backup')) : resolve(cwd, file);

/** Saves every row and every file into one file. */
export async function backup(db: Database, store: Pick<ObjectStore, 'find'>, path: string) {
  if (existsSync(path)) refuse(`${path} is there already.`);
  const { rows, files } = await writeBackup(db, path, store);
  return `${rows} rows and ${files} files were saved to ${path}.`;
}
