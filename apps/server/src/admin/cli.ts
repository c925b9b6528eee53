import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { auditRepository } from '../resources/audit/audit.repository';
import { auditService } from '../resources/audit/audit.service';
import { FolderInUse, StartRefused } from '../start-refused';
import { openStore } from '../storage/open-store';
import { accountDataCommands } from './account-data.commands';
import { openAccountData, openMail, type AccountDataSettings } from './account-data-parts';
import { askServer } from './beside-server';
import { backup, backupPath } from './data.commands';
import { refuse } from './output';
import { checkBackup, hasDatabase, restore, type DataSettings } from './restore';
import { runCommand } from './run-command';

/** What the server retains unless it is told otherwise. */
const AUDIT_DAYS = 90;

/**
 * Runs one operator command and returns the text to print; undefined when it only printed its help. A running server
 * runs it where only that may open the database; otherwise this process does.
 */
export async function runAdmin(
  settings: AccountDataSettings,
  args: readonly string[],
  cwd = process.cwd(),
): Promise<string | undefined> {
  const { dataDir, s3, auditDays = AUDIT_DAYS } = settings;
  const run = async (work: (db: Database) => Promise<string>) =>
    (await askServer(settings, { args: [...args], cwd })) ?? onDatabase(settings, work);
  return runCommand(args, (print) => ({
    auditDays,
    // Nobody is connected to this process; servers on a shared database look for changes themselves.
    accountChanged: () => Promise.resolve(),
    withDatabase: (work) => print(run(work)),
    withMail: (work) =>
      print(
        run(async (db) => {
          const { postman, security } = openMail(db, settings);
          try {
            return await work(db, { postman, security });
          } finally {
            await postman.close();
          }
        }),
      ),
    withAccountData: (work) =>
      print(
        run(async (db) => {
          const audit = auditService(auditRepository(db), { auditDays, logPrivate: false });
          return work(
            accountDataCommands({ ...(await openAccountData(db, settings)), audit, cwd }),
          );
        }),
      ),
    backup: (file) =>
      print(
        run(async (db) =>
          backup(db, await openStore({ dataDir, s3 }), backupPath(dataDir, cwd, file)),
        ),
      ),
    restore: (file, isCheck) =>
      print(explainingLock(() => (isCheck ? checkBackup(file) : restore(settings, file)))),
  }));
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
