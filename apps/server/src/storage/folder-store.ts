import { createReadStream } from 'node:fs';
import { access, constants, link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoreKey, type ObjectStore } from './object-store';

/** Stores files in a folder; a file to add must be on the same disk. */
export function folderStore(root: string): ObjectStore {
  return {
    async add(key, path) {
      if (!isStoreKey(key)) throw new Error('A key that is none of ours');
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      try {
        // A link appears atomically, and never over another file.
        await link(path, target);
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      }
    },

    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },

    async remove(key) {
      if (isStoreKey(key)) await rm(join(root, key), { force: true });
    },

    async find(key) {
      if (!isStoreKey(key)) return undefined;
      const path = join(root, key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, open: (range) => Promise.resolve(createReadStream(path, range)) };
    },
  };
}
