import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused';

/** What everybody else on the machine may do with a file. */
const OF_OTHERS = 0o077;

/** From here on this process makes files for its own user alone, whatever the shell that started it says. */
export const makeFilesPrivate = (): void => void process.umask(OF_OTHERS);

/** Makes a folder for our user alone, and what an earlier version left open in it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { mode } = await lstat(folder);
    if ((mode & OF_OTHERS) === 0) return;
    // First of all the door: nobody gets at what is behind it from now on.
    await closeToOthers(folder, mode);
  } catch (error) {
    throw new StartRefused(`The data folder ${folder} cannot be made: ${String(error)}`);
  }
  await closeBelow(folder);
}

/** Takes the permissions of others off everything below a folder; links lead elsewhere and are left alone. */
export async function closeBelow(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined || found.isSymbolicLink()) continue;
    if ((found.mode & OF_OTHERS) !== 0) await closeToOthers(path, found.mode).catch(ours);
    if (found.isDirectory()) await closeBelow(path);
  }
}

const closeToOthers = (path: string, mode: number) => chmod(path, mode & 0o7700);

/** A file may be gone by now, or be somebody else's, such as the `lost+found` of a disk. */
function ours(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'EPERM') throw error;
}
