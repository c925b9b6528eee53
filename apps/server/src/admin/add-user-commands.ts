import type { Command } from 'commander';
import { accountDataCommands } from './account-data.commands';
import type { WithParts } from './command-parts';
import { userCommands } from './user.commands';

/** The commands for accounts. */
export function addUserCommands(program: Command, withParts: WithParts): void {
  const user = program.command('user').description('Accounts');
  addMembershipCommands(user, withParts);
  addAccessCommands(user, withParts);
  addAccountDataCommands(user, withParts);
}

function addMembershipCommands(user: Command, withParts: WithParts): void {
  user
    .command('list [word]')
    .description('Every account, or those with the word in e-mail or name')
    .action((word?: string) => withParts((parts) => userCommands(parts).list(word)));
  user
    .command('grant-vip <email>')
    .description('Make an account a member, by default for a lifetime')
    .option('--months <count>', 'Add so many months')
    .option('--until <day>', 'Until the end of a day, as 2030-12-31')
    .action((email: string, { months, until }: { months?: string; until?: string }) =>
      withParts((parts) =>
        userCommands(parts).grantVip(email, {
          ...(months !== undefined && { months: Number(months) }),
          ...(until !== undefined && { day: until }),
        }),
      ),
    );
  user
    .command('revoke-vip <email>')
    .description('End a membership')
    .action((email: string) => withParts((parts) => userCommands(parts).revokeVip(email)));
  user
    .command('set-custom-routes <email> [routes...]')
    .description('The parts of the custom centre that an account may use')
    .action((email: string, routes: string[]) =>
      withParts((parts) => userCommands(parts).setCustomRoutes(email, routes)),
    );
}

function addAccessCommands(user: Command, withParts: WithParts): void {
  user
    .command('operator <email>')
    .description('Let an account use the page for operators')
    .option('--off', 'Let it no more')
    .action((email: string, { off }: { off?: boolean }) =>
      withParts((parts) => userCommands(parts).setOperator(email, off !== true)),
    );
  user
    .command('activate <email>')
    .description('Activate an account whose mail did not arrive')
    .action((email: string) => withParts((parts) => userCommands(parts).activate(email)));
  user
    .command('reset-password <email>')
    .description('Set a new password and show it once')
    .action((email: string) => withParts((parts) => userCommands(parts).resetPassword(email)));
  user
    .command('two-factor-off <email>')
    .description('Let the password alone log in, where phone and recovery codes are lost')
    .action((email: string) => withParts((parts) => userCommands(parts).turnOffTwoFactor(email)));
}

/** The commands for everything of an account. */
function addAccountDataCommands(user: Command, withParts: WithParts): void {
  user
    .command('export <email> <file>')
    .description('Save everything of an account into one archive')
    .action((email: string, file: string) =>
      withParts((parts) => accountDataCommands(parts).export(email, file)),
    );
  user
    .command('delete <email>')
    .description('Close an account, and delete everything of it in 14 days')
    .option('--now', 'Delete it at once; it cannot be kept any more')
    .action((email: string, { now }: { now?: boolean }) =>
      withParts((parts) => accountDataCommands(parts).delete(email, now === true)),
    );
  user
    .command('keep <email>')
    .description('Open an account again that is to be deleted')
    .action((email: string) => withParts((parts) => accountDataCommands(parts).keep(email)));
  user
    .command('block <email>')
    .description('Shut an account out: no login, no call, no robot')
    .action((email: string) => withParts((parts) => accountDataCommands(parts).block(email)));
  user
    .command('unblock <email>')
    .description('Let a blocked account in again')
    .action((email: string) => withParts((parts) => accountDataCommands(parts).unblock(email)));
}
