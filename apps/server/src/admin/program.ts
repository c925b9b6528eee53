import { Command, Help } from 'commander';
import type { Database } from '../database/database';
import type { AccountDataCommands } from './account-data.commands';
import { feedbackCommands } from './feedback.commands';
import { inviteCommands } from './invite.commands';
import { mqttCommands } from './mqtt.commands';
import { partnerCommands } from './partner.commands';
import { planCommands } from './plan.commands';
import { userCommands } from './user.commands';

/** The actions behind the commands; each prints its result. */
export interface Actions {
  readonly withDatabase: (work: (db: Database) => Promise<string>) => Promise<void>;
  readonly withAccountData: (
    work: (commands: AccountDataCommands) => Promise<string>,
  ) => Promise<void>;
  readonly backup: (file: string | undefined) => Promise<void>;
  readonly restore: (file: string, isCheck: boolean) => Promise<void>;
}

type WithDatabase = Actions['withDatabase'];

/** The operator's command line. */
export function createProgram(actions: Actions): Command {
  const program = emptyProgram();
  const user = addUserCommands(program, actions.withDatabase);
  addAccountDataCommands(user, actions.withAccountData);
  addPartnerCommands(program, actions.withDatabase);
  addPlanCommands(program, actions.withDatabase);
  addInviteCommands(program, actions.withDatabase);
  addLists(program, actions.withDatabase);
  addDataCommands(program, actions);
  return program;
}

/** The command line before its commands are added. The help lists the commands of all groups together. */
function emptyProgram(): Command {
  const help = new Help();
  return new Command('npm run admin --')
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError('npm run admin -- --help lists the commands.')
    .configureHelp({
      visibleCommands: ({ commands }) =>
        commands.flatMap((command) => (command.commands.length > 0 ? command.commands : command)),
      subcommandTerm: (command) => {
        const term = help.subcommandTerm(command);
        const group = command.parent?.parent ? command.parent.name() : '';
        return `${group} ${term}`.trimStart();
      },
    });
}

function addUserCommands(program: Command, withDatabase: WithDatabase): Command {
  const user = program.command('user').description('Accounts');
  user
    .command('list [word]')
    .description('Every account, or those with the word in e-mail or name')
    .action((word?: string) => withDatabase((db) => userCommands(db).list(word)));
  user
    .command('grant-vip <email>')
    .description('Make an account a member, by default for a lifetime')
    .option('--months <count>', 'Add so many months')
    .option('--until <day>', 'Until the end of a day, as 2030-12-31')
    .action((email: string, { months, until }: { months?: string; until?: string }) =>
      withDatabase((db) =>
        userCommands(db).grantVip(email, {
          ...(months !== undefined && { months: Number(months) }),
          ...(until !== undefined && { day: until }),
        }),
      ),
    );
  user
    .command('revoke-vip <email>')
    .description('End a membership')
    .action((email: string) => withDatabase((db) => userCommands(db).revokeVip(email)));
  user
    .command('set-custom-routes <email> [routes...]')
    .description('The parts of the custom centre that an account may use')
    .action((email: string, routes: string[]) =>
      withDatabase((db) => userCommands(db).setCustomRoutes(email, routes)),
    );
  user
    .command('activate <email>')
    .description('Activate an account whose mail did not arrive')
    .action((email: string) => withDatabase((db) => userCommands(db).activate(email)));
  user
    .command('reset-password <email>')
    .description('Set a new password and show it once')
    .action((email: string) => withDatabase((db) => userCommands(db).resetPassword(email)));
  user
    .command('two-factor-off <email>')
    .description('Let the password alone log in, where phone and recovery codes are lost')
    .action((email: string) => withDatabase((db) => userCommands(db).turnOffTwoFactor(email)));
  return user;
}

function addAccountDataCommands(
  user: Command,
  withAccountData: Actions['withAccountData'],
): void {
  user
    .command('export <email> <file>')
    .description('Save everything of an account into one archive')
    .action((email: string, file: string) => withAccountData((of) => of.export(email, file)));
  user
    .command('delete <email>')
    .description('Close an account, and delete everything of it in 14 days')
    .option('--now', 'Delete it at once; it cannot be kept any more')
    .action((email: string, { now }: { now?: boolean }) =>
      withAccountData((of) => of.delete(email, now === true)),
    );
  user
    .command('keep <email>')
    .description('Open an account again that is to be deleted')
    .action((email: string) => withAccountData((of) => of.keep(email)));
}

function addPartnerCommands(program: Command, withDatabase: WithDatabase): void {
  const partner = program.command('partner').description('Keys that make accounts for customers');
  partner
    .command('list')
    .description('Whose keys may make accounts for customers, and how many they made')
    .action(() => withDatabase((db) => partnerCommands(db).list()));
  partner
    .command('allow <email>')
    .description('Let the key of an account make accounts for its customers')
    .option('--customers <count>', 'How many at most', '100')
    .action((email: string, { customers }: { customers: string }) =>
      withDatabase((db) => partnerCommands(db).allow(email, Number(customers))),
    );
  partner
    .command('revoke <email>')
    .description('Let it make none, and open no sessions of those it made')
    .action((email: string) => withDatabase((db) => partnerCommands(db).revoke(email)));
}

function addPlanCommands(program: Command, withDatabase: WithDatabase): void {
  const plan = program.command('plan').description('Prices of the membership');
  plan
    .command('list')
    .description('What memberships cost')
    .action(() => withDatabase((db) => planCommands(db).list()));
  plan
    .command('set <kind> <price>')
    .description('Set what a plan costs, as 19.90')
    .option('--no-sold', 'Do not sell it')
    .action((kind: string, price: string, { sold }: { sold: boolean }) =>
      withDatabase((db) => planCommands(db).set(kind, price, sold)),
    );
}

function addInviteCommands(program: Command, withDatabase: WithDatabase): void {
  const invite = program.command('invite').description('Invite codes');
  invite
    .command('list')
    .description('The invite codes')
    .action(() => withDatabase((db) => inviteCommands(db).list()));
  invite
    .command('add [code]')
    .description('Make an invite code')
    .option('--places <count>', 'How many accounts may sign up with it', '1')
    .option('--note <text>', 'Who it is for', '')
    .action((code: string | undefined, { places, note }: { places: string; note: string }) =>
      withDatabase((db) => inviteCommands(db).add(code, Number(places), note)),
    );
  invite
    .command('remove <code>')
    .description('Take an invite code back')
    .action((code: string) => withDatabase((db) => inviteCommands(db).remove(code)));
}

function addLists(program: Command, withDatabase: WithDatabase): void {
  program
    .command('feedback')
    .description('Feedback')
    .command('list')
    .description('What people wrote to you, newest first')
    .option('--last <count>', 'How many', '50')
    .action(({ last }: { last: string }) =>
      withDatabase((db) => feedbackCommands(db).list(Number(last))),
    );

  program
    .command('mqtt')
    .description('The MQTT broker')
    .command('passwords')
    .description('The robots as a password file for Mosquitto')
    .action(() => withDatabase((db) => mqttCommands(db).passwords()));
}

function addDataCommands(program: Command, { withDatabase, backup, restore }: Actions): void {
  program
    .command('migrate')
    .description('Bring the database up to date, after a backup')
    .action(() => withDatabase(() => Promise.resolve('The database is up to date.')));
  program
    .command('backup [file]')
    .description('Save every row and every file, also while the server runs')
    .action((file?: string) => backup(file));
  program
    .command('restore <file>')
    .description('Put a backup into an empty place')
    .option('--check', 'Only try whether it can be restored; nothing here is changed')
    .action((file: string, { check }: { check?: boolean }) => restore(file, check === true));
}
