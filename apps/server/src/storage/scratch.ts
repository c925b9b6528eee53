import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder for files that are still on their way; what an earlier run left there is removed. */
export async function openScratch(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return {
    /** Gives the work a path of its own, and removes what it leaves there. */
    async use<T>(work: (path: string) => Promise<T>): Promise<T> {
      const path = join(folder, randomBytes(12).toString('hex'));
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

export type Scratch = Awaited<ReturnType<typeof openScratch>>;
