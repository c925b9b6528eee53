import { runAdmin } from './admin/cli';
import { readSettings } from './settings';
import { StartRefused } from './start-refused';

try {
  const words = await runAdmin(readSettings(process.env), process.argv.slice(2));
  if (words !== undefined) process.stdout.write(`${words}\n`);
} catch (error) {
  const isOurs =
    error instanceof StartRefused || (error instanceof Error && error.name === 'CACError');
  process.stderr.write(
    `${isOurs ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
