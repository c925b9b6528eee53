import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { logFailure } from '../log';
import { freeBytes, OutOfSpace, RESERVED_BYTES } from './free-space';

/** The most files in transit at once, which bounds the space they take. */
const FILES_MAX = 50;
/** The most that a file in transit has, in bytes. */
const FILE_BYTES = 10 * 1024 * 1024;
/** The folder is swept for leftover files at most this often. */
const SWEEP_MS = 60_000;

/** There is no space for another file in transit. */
export class ScratchFull extends Error {
  override readonly name = 'ScratchFull';
}

/** A folder for files in transit; leftovers of an earlier run are removed. */
export async function openScratch(folder: string, most = FILES_MAX, free = freeBytes) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const used = new Set<string>();
  let sweptAt = Date.now();

  /** Removes files that nothing works on: those that could not be removed when their work ended. */
  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_MS) return;
    sweptAt = Date.now();
    const left = (await readdir(folder)).filter((name) => !used.has(name));
    await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    folder,

    /**
     * Gives the work a unique path, and removes what it leaves there. Throws `ScratchFull` if too much is going on, and
     * `OutOfSpace` if the disk has too little space for all that is.
     */
    async use<T>(work: (path: string) => Promise<T>): Promise<T> {
      if (used.size >= most) throw new ScratchFull('Too many files are on their way');
      const name = randomBytes(12).toString('hex');
      const path = join(folder, name);
      used.add(name);
      try {
        if ((await free(folder)) < RESERVED_BYTES + used.size * FILE_BYTES) {
          throw new OutOfSpace('The disk has no space for a file');
        }
        return await work(path);
      } finally {
        used.delete(name);
        await rm(path, { force: true }).catch((error: unknown) =>
          logFailure('A file on its way could not be removed', error),
        );
        await sweep().catch(() => {});
      }
    },
  };
}

export type Scratch = Awaited<ReturnType<typeof openScratch>>;
