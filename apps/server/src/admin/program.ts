import { Command, Help } from 'commander';
import {
  auditCommands,
  auditedCommands,
  type AuditedActions,
  type AuditedCommands,
} from './audit.commands';
import type { AccountDataCommands } from './account-data.commands';
import { addAccountDataCommands } from './add-account-data-commands';
import { feedbackCommands } from './feedback.commands';
import { inviteCommands } from './invite.commands';
import { mqttCommands } from './mqtt.commands';
import { noticeCommands } from './notice.commands';
import { partnerCommands } from './partner.commands';
import { planCommands } from './plan.commands';
import { userCommands } from './user.commands';

/** The actions behind the commands; each prints its result. */
export interface Actions extends AuditedActions {
  readonly withAccountData: (
    work: (commands: AccountDataCommands) => Promise<string>,
  ) => Promise<void>;
  readonly backup: (file: string | undefined) => Promise<void>;
  readonly restore: (file: string, isCheck: boolean) => Promise<void>;
}

type Run = Pick<Actions, 'withDatabase'> & AuditedCommands;

/** The operator's command line. */
export function createProgram(actions: Actions): Command {
  const { withDatabase } = actions;
  const run = { withDatabase, ...auditedCommands(actions) };
  const program = emptyProgram();
  const user = addUserCommands(program, run);
  addAccountDataCommands(user, actions.withAccountData);
  addPartnerCommands(program, run);
  addPlanCommands(program, run);
  addInviteCommands(program, run);
  addFeedbackCommands(program, run);
  addLists(program, run);
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

function addUserCommands(program: Command, { withDatabase, withAccount }: Run): Command {
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
      withAccount('grantVip', email, (db) =>
        userCommands(db).grantVip(email, {
          ...(months !== undefined && { months: Number(months) }),
          ...(until !== undefined && { day: until }),
        }),
      ),
    );
  user
    .command('revoke-vip <email>')
    .description('End a membership')
    .action((email: string) =>
      withAccount('revokeVip', email, (db) => userCommands(db).revokeVip(email)),
    );
  user
    .command('set-custom-routes <email> [routes...]')
    .description('The parts of the custom centre that an account may use')
    .action((email: string, routes: string[]) =>
      withAccount('setCustomRoutes', email, (db) =>
        userCommands(db).setCustomRoutes(email, routes),
      ),
    );
  user
    .command('operator <email>')
    .description('Let an account use the page for operators')
    .option('--off', 'Let it no more')
    .action((email: string, { off }: { off?: boolean }) =>
      withAccount('setOperator', email, (db) => userCommands(db).setOperator(email, off !== true)),
    );
  user
    .command('activate <email>')
    .description('Activate an account whose mail did not arrive')
    .action((email: string) =>
      withAccount('activate', email, (db) => userCommands(db).activate(email)),
    );
  user
    .command('reset-password <email>')
    .description('Set a new password and show it once')
    .action((email: string) =>
      withAccount('resetPassword', email, (db, { security }) =>
        userCommands(db).resetPassword(email, security),
      ),
    );
  user
    .command('two-factor-off <email>')
    .description('Let the password alone log in, where phone and recovery codes are lost')
    .action((email: string) =>
      withAccount('turnOffTwoFactor', email, (db, { security }) =>
        userCommands(db).turnOffTwoFactor(email, security),
      ),
    );
  return user;
}

function addPartnerCommands(program: Command, { withDatabase, withAccount }: Run): void {
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
      withAccount('allowCustomers', email, (db) =>
        partnerCommands(db).allow(email, Number(customers)),
      ),
    );
  partner
    .command('revoke <email>')
    .description('Let it make none, and open no sessions of those it made')
    .action((email: string) =>
      withAccount('revokeCustomers', email, (db) => partnerCommands(db).revoke(email)),
    );
}

function addPlanCommands(program: Command, { withDatabase, audited }: Run): void {
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
      audited('setPlan', { id: kind, price, sold }, (db) =>
        planCommands(db).set(kind, price, sold),
      ),
    );
}

function addInviteCommands(program: Command, { withDatabase, audited }: Run): void {
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
      audited('addInvite', { id: code ?? '', places: Number(places), note }, (db) =>
        inviteCommands(db).add(code, Number(places), note),
      ),
    );
  invite
    .command('remove <code>')
    .description('Take an invite code back')
    .action((code: string) =>
      audited('removeInvite', { id: code }, (db) => inviteCommands(db).remove(code)),
    );
}

function addFeedbackCommands(program: Command, { withDatabase, mailed }: Run): void {
  const feedback = program.command('feedback').description('Feedback');
  feedback
    .command('list')
    .description('What people wrote to you, newest first')
    .option('--last <count>', 'How many', '50')
    .action(({ last }: { last: string }) =>
      withDatabase((db) => feedbackCommands(db).list(Number(last))),
    );
  feedback
    .command('answer <number> <text>')
    .description('Mail an answer to who wrote it')
    .action((number: string, text: string) =>
      mailed((db, parts) => feedbackCommands(db).answer(number, text, parts)),
    );
}

function addLists(program: Command, { withDatabase, audited }: Run): void {
  program
    .command('notice [text]')
    .description('What is said to everybody: show it, or set it; "" takes it away')
    .action((text?: string) =>
      text === undefined
        ? withDatabase((db) => noticeCommands(db).show())
        : audited('setNotice', { id: '', content: text }, (db) => noticeCommands(db).set(text)),
    );

  program
    .command('audit [email]')
    .description('Who changed what, newest first: in an account, or everywhere')
    .option('--last <count>', 'How many', '50')
    .action((email: string | undefined, { last }: { last: string }) =>
      withDatabase((db) => auditCommands(db).list(email, Number(last))),
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
    .description('Save every row and every file')
    .action((file?: string) => backup(file));
  program
    .command('restore <file>')
    .description('Put a backup into an empty place')
    .option('--check', 'Only try whether it can be restored; nothing here is changed')
    .action((file: string, { check }: { check?: boolean }) => restore(file, check === true));
}
