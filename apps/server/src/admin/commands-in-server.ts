import { accessRepository } from '../resources/operator/access.repository';
import { blockService } from '../resources/operator/block.service';
import type { Services } from '../services';
import type { Settings } from '../settings';
import { accountDataCommands } from './account-data.commands';
import type { CommandLine } from './beside-server';
import { backup, backupPath } from './data.commands';
import { refuse } from './output';
import { runCommand } from './run-command';

/**
 * Runs a command of the command line in the process of a server, by the server's own services: consoles and robots that
 * are connected hear of it at once.
 */
export const commandsInServer =
  (services: Services, { dataDir, auditDays }: Pick<Settings, 'dataDir' | 'auditDays'>) =>
  async ({ args, cwd }: CommandLine): Promise<string> => {
    const { db, store, deletion, audit, events, connections, membership } = services;
    const { postman, security } = services;
    const block = blockService({ access: accessRepository(db), events, connections });
    const accountData = () =>
      accountDataCommands({
        db,
        store,
        deletion,
        block,
        audit,
        cwd,
        mailed: () => postman.settled(),
      });
    const output = await runCommand(args, (print) => ({
      auditDays,
      async accountChanged(userId) {
        membership.changed();
        await events.accountChanged(userId);
      },
      withDatabase: (work) => print(work(db)),
      withMail: (work) => print(work(db, { postman, security })),
      withAccountData: (work) => print(work(accountData())),
      backup: (file) => print(backup(db, store, backupPath(dataDir, cwd, file))),
      restore: () => refuse('Stop the server before you restore a backup.'),
    }));
    return output ?? '';
  };
