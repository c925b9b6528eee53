import { CommanderError } from 'commander';
import { runAdmin } from './admin/cli';
import { makeFilesPrivate } from './database/private-folder';
import { readSettings } from './settings';
import { failureText, placesOf } from './log';
import { StartRefused } from './start-refused';

makeFilesPrivate();
try {
  const output = await runAdmin(readSettings(process.env), process.argv.slice(2));
  if (output !== undefined) process.stdout.write(`${output}\n`);
} catch (error) {
  process.exitCode = 1;
  // The command line has printed what is wrong with its arguments itself.
  if (!(error instanceof CommanderError)) {
    const place =
      error instanceof Error && !(error instanceof StartRefused) ? placesOf(error.stack) : '';
    process.stderr.write(`${[failureText(error), place].filter(Boolean).join('\n')}\n`);
  }
}
