import { CommanderError } from 'commander';
import { createProgram, type Actions } from './program';

type Print = (text: Promise<string>) => Promise<void>;

/** Runs one command and returns the text to print; undefined when it only printed its help. */
export async function runCommand(
  args: readonly string[],
  actionsOf: (print: Print) => Actions,
): Promise<string | undefined> {
  let output: string | undefined;
  const program = createProgram(
    actionsOf(async (text) => {
      output = await text;
    }),
  );
  if (args.length === 0) {
    program.outputHelp();
    return undefined;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (!isHelp) throw error;
  }
  return output;
}
