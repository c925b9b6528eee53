import { cac } from 'cac';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { FolderInUse, StartRefused } from '../start-refused';
import { openStore } from '../storage/open-store';
import { backup, backupPath } from './data.commands';
import { feedbackCommands } from './feedback.commands';
import { mqttCommands } from './mqtt.commands';
import { inviteCommands } from './invite.commands';
import { askServer } from './online-backup';
import { planCommands } from './plan.commands';
import { checkBackup, hasDatabase, restore, type DataSettings } from './restore';
import { refuse } from './told';
import { userCommands } from './user.commands';

const GROUPS = ['user', 'plan', 'invite', 'feedback', 'mqtt'];

/** Runs one command of the operator and gives the words to print; undefined when it only printed its help. */
export async function runAdmin(
  settings: DataSettings,
  words: readonly string[],
): Promise<string | undefined> {
  const withDatabase = (work: (db: Database) => Promise<string>) => onDatabase(settings, work);
  const cli = cac('npm run admin --');

  cli
    .command('user list [word]', 'Every account, or those with the word in e-mail or name')
    .action((word?: string) => withDatabase((db) => userCommands(db).list(word)));
  cli
    .command('user grant-vip <email>', 'Make an account a member, for a lifetime unless told')
    .option('--months <count>', 'Add so many months')
    .option('--until <day>', 'Until the end of a day, as 2030-12-31')
    .action((email: string, { months, until }: { months?: number; until?: string }) =>
      withDatabase((db) =>
        userCommands(db).grantVip(email, {
          ...(months !== undefined && { months: Number(months) }),
          ...(until !== undefined && { day: until }),
        }),
      ),
    );
  cli
    .command('user revoke-vip <email>', 'End a membership')
    .action((email: string) => withDatabase((db) => userCommands(db).revokeVip(email)));
  cli
    .command('user set-custom-routes <email> [...routes]', 'What of the custom centre it may use')
    .action((email: string, routes: string[]) =>
      withDatabase((db) => userCommands(db).setCustomRoutes(email, routes)),
    );
  cli
    .command('user activate <email>', 'Activate an account whose mail did not arrive')
    .action((email: string) => withDatabase((db) => userCommands(db).activate(email)));
  cli
    .command('user reset-password <email>', 'Set a new password and show it once')
    .action((email: string) => withDatabase((db) => userCommands(db).resetPassword(email)));

  cli
    .command('plan list', 'What memberships cost')
    .action(() => withDatabase((db) => planCommands(db).list()));
  cli
    .command('plan set <kind> <price>', 'Set what a plan costs, as 19.90')
    .option('--no-sold', 'Do not sell it')
    .action((kind: string, price: string | number, { sold }: { sold: boolean }) =>
      withDatabase((db) => planCommands(db).set(kind, String(price), sold)),
    );

  cli
    .command('invite list', 'The invite codes')
    .action(() => withDatabase((db) => inviteCommands(db).list()));
  cli
    .command('invite add [code]', 'Make an invite code')
    .option('--places <count>', 'So many accounts may be made with it', { default: 1 })
    .option('--note <text>', 'Whom it is for', { default: '' })
    .action((code: string | number | undefined, options: { places: number; note: string }) =>
      withDatabase((db) =>
        inviteCommands(db).add(code?.toString(), Number(options.places), String(options.note)),
      ),
    );
  cli
    .command('invite remove <code>', 'Take an invite code back')
    .action((code: string | number) =>
      withDatabase((db) => inviteCommands(db).remove(String(code))),
    );

  cli
    .command('feedback list', 'What people wrote to you, newest first')
    .option('--last <count>', 'So many', { default: 50 })
    .action(({ last }: { last: number }) =>
      withDatabase((db) => feedbackCommands(db).list(Number(last))),
    );

  cli
    .command('mqtt passwords', 'The robots as a password file for Mosquitto')
    .action(() => withDatabase((db) => mqttCommands(db).passwords()));

  cli
    .command('migrate', 'Bring the database up to date, after a backup')
    .action(() => withDatabase(() => Promise.resolve('The database is up to date.')));
  cli
    .command('backup [file]', 'Save every row and every file, also while the server runs')
    .action(async (file?: string) => {
      const { dataDir, s3 } = settings;
      const path = backupPath(dataDir, file);
      return (
        (await askServer(settings, path)) ??
        withDatabase(async (db) => backup(db, await openStore({ dataDir, s3 }), path))
      );
    });
  cli
    .command('restore <file>', 'Put a backup into an empty place')
    .option('--check', 'Only try whether it can be restored; nothing here is changed')
    .action((file: string, { check }: { check?: boolean }) =>
      saidOf(() => (check === true ? checkBackup(file) : restore(settings, file))),
    );
  // Each command would be named a second time below the list.
  cli.help((sections) => sections.filter(({ title }) => !title?.startsWith('For more info')));

  const [first = '', second = ''] = words;
  const named = GROUPS.includes(first) ? [`${first} ${second}`, ...words.slice(2)] : words;
  const { options } = cli.parse(['node', 'admin', ...named], { run: false });
  if (options['help'] === true) return undefined;
  if (words.length === 0) {
    cli.outputHelp();
    return undefined;
  }
  if (cli.matchedCommand === undefined) {
    return refuse(`There is no command ${named[0]}. npm run admin -- --help lists them.`);
  }
  return cli.runMatchedCommand() as Promise<string>;
}

const onDatabase = (settings: DataSettings, work: (db: Database) => Promise<string>) =>
  saidOf(async () => {
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

/** Says what to do about a server that runs; it alone may open the embedded database. */
async function saidOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartRefused(
      `A Chatdeck server is using ${error.folder}. Stop it, run this again, and start it afterwards.`,
    );
  }
}
