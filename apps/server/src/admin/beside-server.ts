import * as z from 'zod';
import { askHolder, type Answer } from '../database/folder-lock';
import type { DatabaseSettings } from '../database/open-database';
import { failureText } from '../log';
import { refuse } from './output';

const ASK = 'run ';
const DONE = 'ok ';
const UNKNOWN = 'This server does not know that command.';

const commandLine = z.strictObject({ args: z.array(z.string()), cwd: z.string() });
/** The arguments of a command, and the folder that it was entered in. */
export type CommandLine = z.infer<typeof commandLine>;

/**
 * Lets a running server run a command: only its process may open its embedded database. Returns the text to print;
 * undefined when none is running.
 */
export async function askServer(
  { dataDir, databaseUrl }: DatabaseSettings,
  asked: CommandLine,
): Promise<string | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const request = `${ASK}${JSON.stringify(asked)}`;
  const answer = await askHolder(dataDir, request).catch(() => undefined);
  if (answer === undefined) return undefined;
  return answer.startsWith(DONE) ? answer.slice(DONE.length) : refuse(answer);
}

/** Answers the command lines that `askServer` sends. */
export const answerCommands =
  (run: (asked: CommandLine) => Promise<string>): Answer =>
  async (request) => {
    if (!request.startsWith(ASK)) return UNKNOWN;
    try {
      const asked = commandLine.safeParse(JSON.parse(request.slice(ASK.length)));
      return asked.success ? `${DONE}${await run(asked.data)}` : UNKNOWN;
    } catch (error) {
      return failureText(error);
    }
  };
