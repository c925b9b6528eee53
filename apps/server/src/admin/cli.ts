import { openDatabase, type DatabaseSettings } from '../database/open-database';
import { readSettings, type Settings } from '../settings';
import { FolderInUse, StartRefused } from '../start-refused';
import { askServer } from './beside-server';
import type { CommandParts } from './command-parts';
import { openParts } from './open-parts';
import { refuse } from './output';
import { checkBackup, hasDatabase, restore } from './restore';
import { runCommand } from './run-command';

/** Where the data is; every other setting has a default. */
type CommandSettings = DatabaseSettings & Partial<Settings>;

/**
 * Runs one operator command and returns the text to print; undefined when it only printed its help. A running server
 * runs it where only that may open the database; otherwise this process does.
 */
export async function runAdmin(
  given: CommandSettings,
  args: readonly string[],
  cwd = process.cwd(),
): Promise<string | undefined> {
  const settings = { ...readSettings({}), ...given };
  return runCommand(args, (print) => ({
    withParts: async (work) =>
      print(
        askServer(settings, { args: [...args], cwd }).then(
          (output) => output ?? inThisProcess(settings, cwd, work),
        ),
      ),
    restore: (file, isCheck) =>
      print(explainingLock(() => (isCheck ? checkBackup(file) : restore(settings, file)))),
  }));
}

const inThisProcess = (
  settings: Settings,
  cwd: string,
  work: (parts: CommandParts) => Promise<string>,
) =>
  explainingLock(async () => {
    if (settings.databaseUrl === undefined && !hasDatabase(settings)) {
      refuse(`There is no data in ${settings.dataDir}. Start the server once, or set DATA_DIR.`);
    }
    const database = await openDatabase(settings);
    try {
      const { close, ...parts } = await openParts(database, settings, cwd);
      try {
        return await work(parts);
      } finally {
        await close();
      }
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
