import { Command, Help } from 'commander';
import { addUserCommands } from './add-user-commands';
import { auditCommands } from './audit.commands';
import type { WithParts } from './command-parts';
import { backup } from './data.commands';
import { feedbackCommands } from './feedback.commands';
import { inviteCommands } from './invite.commands';
import { mqttCommands } from './mqtt.commands';
import { noticeCommands } from './notice.commands';
import { partnerCommands } from './partner.commands';
import { planCommands } from './plan.commands';
import { serverCommands } from './server.commands';

/** The actions behind the commands; each prints its result. */
export interface Actions {
  readonly withParts: WithParts;
  readonly restore: (file: string, isCheck: boolean) => Promise<void>;
}

/** The operator's command line. */
export function createProgram({ withParts, restore }: Actions): Command {
  const program = emptyProgram();
  addUserCommands(program, withParts);
  addPartnerCommands(program, withParts);
  addPlanCommands(program, withParts);
  addInviteCommands(program, withParts);
  addFeedbackCommands(program, withParts);
  addLists(program, withParts);
  addServerCommands(program, withParts);
  addDataCommands(program, { withParts, restore });
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

function addPartnerCommands(program: Command, withParts: WithParts): void {
  const partner = program.command('partner').description('Keys that make accounts for customers');
  partner
    .command('list')
    .description('Whose keys may make accounts for customers, and how many they made')
    .action(() => withParts((parts) => partnerCommands(parts).list()));
  partner
    .command('allow <email>')
    .description('Let the key of an account make accounts for its customers')
    .option('--customers <count>', 'How many at most', '100')
    .action((email: string, { customers }: { customers: string }) =>
      withParts((parts) => partnerCommands(parts).allow(email, Number(customers))),
    );
  partner
    .command('revoke <email>')
    .description('Let it make none, and open no sessions of those it made')
    .action((email: string) => withParts((parts) => partnerCommands(parts).revoke(email)));
}

function addPlanCommands(program: Command, withParts: WithParts): void {
  const plan = program.command('plan').description('Prices of the membership');
  plan
    .command('list')
    .description('What memberships cost')
    .action(() => withParts(({ operator }) => planCommands(operator.everybody).list()));
  plan
    .command('set <kind> <price>')
    .description('Set what a plan costs, as 19.90')
    .option('--no-sold', 'Do not sell it')
    .action((kind: string, price: string, { sold }: { sold: boolean }) =>
      withParts(({ operator }) => planCommands(operator.everybody).set(kind, price, sold)),
    );
}

function addInviteCommands(program: Command, withParts: WithParts): void {
  const invite = program.command('invite').description('Invite codes');
  invite
    .command('list')
    .description('The invite codes')
    .action(() => withParts(({ operator }) => inviteCommands(operator.everybody).list()));
  invite
    .command('add [code]')
    .description('Make an invite code')
    .option('--places <count>', 'How many accounts may sign up with it', '1')
    .option('--note <text>', 'Who it is for', '')
    .action((code: string | undefined, { places, note }: { places: string; note: string }) =>
      withParts(({ operator }) =>
        inviteCommands(operator.everybody).add(code, Number(places), note),
      ),
    );
  invite
    .command('remove <code>')
    .description('Take an invite code back')
    .action((code: string) =>
      withParts(({ operator }) => inviteCommands(operator.everybody).remove(code)),
    );
}

function addFeedbackCommands(program: Command, withParts: WithParts): void {
  const feedback = program.command('feedback').description('Feedback');
  feedback
    .command('list')
    .description('What people wrote to you, newest first')
    .option('--last <count>', 'How many', '50')
    .action(({ last }: { last: string }) =>
      withParts(({ operator }) => feedbackCommands(operator.everybody).list(Number(last))),
    );
  feedback
    .command('answer <number> <text>')
    .description('Mail an answer to who wrote it')
    .action((number: string, text: string) =>
      withParts(({ operator }) => feedbackCommands(operator.everybody).answer(number, text)),
    );
}

function addLists(program: Command, withParts: WithParts): void {
  program
    .command('notice [text]')
    .description('What is said to everybody: show it, or set it; "" takes it away')
    .action((text?: string) =>
      withParts(({ operator }) => {
        const notice = noticeCommands(operator.everybody);
        return text === undefined ? notice.show() : notice.set(text);
      }),
    );

  program
    .command('audit [email]')
    .description('Who changed what, newest first: in an account, or everywhere')
    .option('--last <count>', 'How many', '50')
    .action((email: string | undefined, { last }: { last: string }) =>
      withParts((parts) => auditCommands(parts).list(email, Number(last))),
    );

  program
    .command('mqtt')
    .description('The MQTT broker')
    .command('passwords')
    .description('The robots as a password file for Mosquitto')
    .action(() => withParts(({ db }) => mqttCommands(db).passwords()));
}

function addServerCommands(program: Command, withParts: WithParts): void {
  program
    .command('now')
    .description('What the server does now: its parts, robots and mass sends')
    .action(() => withParts((parts) => serverCommands(parts).now()));
  program
    .command('settings')
    .description('The settings in force, where they come from, and what to change')
    .action(() => withParts((parts) => serverCommands(parts).settings()));
  program
    .command('backups')
    .description('The backups in the data folder, newest first')
    .action(() => withParts((parts) => serverCommands(parts).backups()));
}

function addDataCommands(program: Command, { withParts, restore }: Actions): void {
  program
    .command('migrate')
    .description('Bring the database up to date, after a backup')
    .action(() => withParts(() => Promise.resolve('The database is up to date.')));
  program
    .command('backup [file]')
    .description('Save every row and every file')
    .action((file?: string) => withParts((parts) => backup(parts, file)));
  program
    .command('restore <file>')
    .description('Put a backup into an empty place')
    .option('--check', 'Only try whether it can be restored; nothing here is changed')
    .action((file: string, { check }: { check?: boolean }) => restore(file, check === true));
}
