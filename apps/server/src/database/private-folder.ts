import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused';

/** The permission bits of everybody else on the machine. */
const OF_OTHERS = 0o077;

/** From now on this process creates files for its own user alone, whatever umask it inherited. */
export const makeFilesPrivate = (): void => void process.umask(OF_OTHERS);

/** Creates a folder that only our user can access, and restricts what an earlier version left open in it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { mode } = await lstat(folder);
    if ((mode & OF_OTHERS) === 0) return;
    // The folder itself first: from then on nobody else can reach its content.
    await closeToOthers(folder, mode);
  } catch (error) {
    throw new StartRefused(`The data folder ${folder} cannot be made: ${String(error)}`);
  }
  await closeBelow(folder);
}

/** Removes the permissions of others from everything below a folder; symbolic links are not followed. */
export async function closeBelow(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => closeWithContent(join(folder, name))));
}

async function closeWithContent(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & OF_OTHERS) !== 0) await closeToOthers(path, found.mode).catch(ours);
  if (found.isDirectory()) await closeBelow(path);
}

const closeToOthers = (path: string, mode: number) => chmod(path, mode & 0o7700);

/** A file may be deleted by now, or belong to another user, such as the `lost+found` of a disk. */
function ours(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'EPERM') throw error;
}
