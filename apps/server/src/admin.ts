import { runAdmin } from './admin/cli';
import { makeFilesPrivate } from './database/private-folder';
import { readSettings } from './settings';
import { failureWords, placesOf } from './log-error';
import { StartRefused } from './start-refused';

makeFilesPrivate();
try {
  const words = await runAdmin(readSettings(process.env), process.argv.slice(2));
  if (words !== undefined) process.stdout.write(`${words}\n`);
} catch (error) {
  const isOurs =
    error instanceof StartRefused || (error instanceof Error && error.name === 'CACError');
  const place = !isOurs && error instanceof Error ? placesOf(error.stack) : '';
  process.stderr.write(`${[failureWords(error), place].filter(Boolean).join('\n')}\n`);
  process.exitCode = 1;
}
