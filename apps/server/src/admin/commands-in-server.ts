import type { Services } from '../services';
import type { CommandLine } from './beside-server';
import { refuse } from './output';
import { runCommand } from './run-command';

/**
 * Runs a command of the command line in the process of a server, by the server's own services: consoles and robots that
 * are connected hear of it at once.
 */
export const commandsInServer =
  ({ db, store, operator, deletion, security }: Services) =>
  async ({ args, cwd }: CommandLine): Promise<string> => {
    const parts = { db, store, operator, now: operator.now, deletion, security, cwd };
    const output = await runCommand(args, (print) => ({
      withParts: (work) => print(work(parts)),
      restore: () => refuse('Stop the server before you restore a backup.'),
    }));
    return output ?? '';
  };
