import { join } from 'node:path';
import { StartRefused } from '../start-refused';
import { backupName, writeBackup } from './backup';
import type { Database } from './database';
import { migrationOf, type Migrations } from './migrations';

/** How a database is migrated. */
export interface Upgrade {
  readonly migrations: Migrations;
  /** Where a backup is written before tables with rows are changed; without it no backup is made. */
  readonly backupFolder?: string;
}

/** Applies missing migrations, after a backup; refuses data that a newer version of the program has changed. */
export async function migrateDatabase(
  db: Database,
  { migrations, backupFolder }: Upgrade,
  apply: (folder: string) => Promise<void>,
): Promise<void> {
  const last = await migrationOf(db);
  if (last > migrations.last) {
    throw new StartRefused(
      'The data was written by a newer Chatdeck. Start that version, or restore a backup of this one into an empty place.',
    );
  }
  if (last > 0 && last < migrations.last && backupFolder !== undefined) {
    await writeBackup(db, join(backupFolder, backupName('before-migration')));
  }
  if (last < migrations.last) await apply(migrations.folder);
}
