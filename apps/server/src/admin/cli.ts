import { CommanderError } from 'commander';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { auditRepository } from '../resources/audit/audit.repository';
import { auditService } from '../resources/audit/audit.service';
import { FolderInUse, StartRefused } from '../start-refused';
import { openStore } from '../storage/open-store';
import { accountDataCommands, type AccountDataSettings } from './account-data.commands';
import { backup, backupPath } from './data.commands';
import { askServer } from './online-backup';
import { createProgram } from './program';
import { checkBackup, hasDatabase, restore, type DataSettings } from './restore';
import { refuse } from './output';

/** What the server retains unless it is told otherwise. */
const AUDIT_DAYS = 90;

/** Runs one operator command and returns the text to print; undefined when it only printed its help. */
export async function runAdmin(
  settings: AccountDataSettings,
  args: readonly string[],
): Promise<string | undefined> {
  let output: string | undefined;
  const print = async (text: Promise<string>) => {
    output = await text;
  };
  const { auditDays = AUDIT_DAYS } = settings;
  const program = createProgram({
    auditDays,
    withDatabase: (work) => print(onDatabase(settings, work)),
    withAccountData: (work) =>
      print(
        onDatabase(settings, async (db) => {
          const audit = auditService(auditRepository(db), { auditDays, logPrivate: false });
          return work(await accountDataCommands(db, settings, audit));
        }),
      ),
    backup: (file) => print(makeBackup(settings, file)),
    restore: (file, isCheck) =>
      print(explainingLock(() => (isCheck ? checkBackup(file) : restore(settings, file)))),
  });
  if (args.length === 0) {
    program.outputHelp();
    return undefined;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (!isHelp) throw error;
  }
  return output;
}

/**
 * Makes the backup through a running server, since only that process may read an embedded database; otherwise directly.
 */
async function makeBackup(settings: DataSettings, file: string | undefined): Promise<string> {
  const { dataDir, s3 } = settings;
  const path = backupPath(dataDir, file);
  return (
    (await askServer(settings, path)) ??
    onDatabase(settings, async (db) => backup(db, await openStore({ dataDir, s3 }), path))
  );
}

const onDatabase = (settings: DataSettings, work: (db: Database) => Promise<string>) =>
  explainingLock(async () => {
    if (settings.databaseUrl === undefined && !hasDatabase(settings)) {
      refuse(`There is no data in ${settings.dataDir}. Start the server once, or set DATA_DIR.`);
    }
    const database = await openDatabase(settings);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  });

/** Explains what to do about a running server; only one process may open the embedded database. */
async function explainingLock(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartRefused(
      `A Chatdeck server is using ${error.folder}. Stop it, run this again, and start it afterwards.`,
    );
  }
}
