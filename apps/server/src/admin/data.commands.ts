import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupName } from '../database/backup';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import type { CommandParts } from './command-parts';
import { refuse } from './output';

/**
 * Saves every row and every file into the given file, from the folder of the command line, otherwise into one in the data
 * folder.
 */
export async function backup(
  { operator, cwd }: Pick<CommandParts, 'operator' | 'cwd'>,
  file: string | undefined,
): Promise<string> {
  const { backups } = operator;
  const path = file === undefined ? join(backups.folder, backupName('backup')) : resolve(cwd, file);
  if (existsSync(path)) refuse(`${path} is there already.`);
  const { rows, files } = await backups.save(path, COMMAND_LINE.whence);
  return `${rows} rows and ${files} files were saved to ${path}.`;
}
