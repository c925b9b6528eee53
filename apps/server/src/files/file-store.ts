import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageExtension } from './image-type';

/** A file that was stored, as the store of the plugin answers an upload. */
export interface StoredFile {
  readonly key: string;
  readonly hash: string;
}

/**
 * Keeps uploads in a folder. A file is named by its content, so no caller chooses a path, nobody
 * overwrites another's file and the same picture is kept once.
 */
export function fileStore(root: string) {
  return {
    root,

    /** Stores a picture; undefined when it is none. */
    async addAvatar(bytes: Buffer): Promise<StoredFile | undefined> {
      const extension = imageExtension(bytes);
      if (extension === undefined) return undefined;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const key = `wechat/avatar/${hash}.${extension}`;
      const path = join(root, key);
      // Written aside first: a reader never meets half a picture.
      const aside = `${path}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, path);
      return { key, hash };
    },
  };
}

export type FileStore = ReturnType<typeof fileStore>;
