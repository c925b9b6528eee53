import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { FILE_KINDS } from './file-kinds';
import { imageExtension } from './image-type';
import type { ObjectStore } from './object-store';
import type { Scratch } from './scratch';

/** A picture that was stored, as the store of the plugin answers an upload. */
export interface StoredAvatar {
  readonly key: string;
  readonly hash: string;
}

/** Keeps the pictures of robots. Each is named by its content, so the same one is kept once. */
export const avatarStore = (store: ObjectStore, scratch: Scratch) => ({
  /** Stores a picture; undefined when it is none. */
  async add(bytes: Buffer): Promise<StoredAvatar | undefined> {
    const extension = imageExtension(bytes);
    const kind = extension === undefined ? undefined : FILE_KINDS.get(extension);
    if (extension === undefined || kind === undefined) return undefined;
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const key = `wechat/avatar/${hash}.${extension}`;
    await scratch.use(async (path) => {
      await writeFile(path, bytes);
      await store.add(key, path, kind.contentType);
    });
    return { key, hash };
  },
});

export type AvatarStore = ReturnType<typeof avatarStore>;
