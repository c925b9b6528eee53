import type { Command } from 'commander';
import type { AccountDataCommands } from './account-data.commands';

type WithAccountData = (work: (commands: AccountDataCommands) => Promise<string>) => Promise<void>;

/** The commands for everything of an account, below those of the account itself. */
export function addAccountDataCommands(user: Command, withAccountData: WithAccountData): void {
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
  user
    .command('block <email>')
    .description('Shut an account out: no login, no call, no robot')
    .action((email: string) => withAccountData((of) => of.block(email)));
  user
    .command('unblock <email>')
    .description('Let a blocked account in again')
    .action((email: string) => withAccountData((of) => of.unblock(email)));
}
