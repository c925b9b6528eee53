import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Quota } from '../../storage/storage-settings';
import { AVATAR_FOLDER, type UploadRepository } from './upload.repository';
import type { SweepFiles } from './unneeded-files';
import { FILE_KINDS, pictureExtension } from '../../storage/file-kinds';
import { fileTypeOf } from '../../storage/file-type';
import type { ObjectStore } from '../../storage/object-store';
import type { Scratch } from '../../storage/scratch';

const SERVED = '/files/';
const keyOf = (url: string) => (url.startsWith(SERVED) ? url.slice(SERVED.length) : '');
const OF_ALL = /^wechat\/avatar\/[\w.-]+$/;

/** A stored picture, in the answer format of the plugin's store. */
export interface StoredAvatar {
  readonly key: string;
  readonly hash: string;
}

interface Parts {
  readonly store: ObjectStore;
  readonly scratch: Scratch;
  readonly repository: UploadRepository;
  readonly quota: Quota;
  readonly sweep: SweepFiles;
}

/**
 * Stores the avatars of robots, within the quota of their accounts. The key is a hash of the content, so the same one
 * is stored once.
 */
export const avatarStore = ({ store, scratch, repository, quota, sweep }: Parts) => ({
  /** Stores a picture; undefined if it is not a picture, or the account has no space for it. */
  async add(userId: string, bytes: Buffer): Promise<StoredAvatar | undefined> {
    const extension = pictureExtension(await fileTypeOf(bytes));
    const kind = extension === undefined ? undefined : FILE_KINDS.get(extension);
    if (extension === undefined || kind === undefined) return undefined;
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const key = `${AVATAR_FOLDER}${userId}/${hash}.${extension}`;
    const file = { key, bytes: bytes.length };
    let space = await repository.reserve(userId, file, quota);
    if (space === 'full' && (await sweep(userId, 0))) {
      space = await repository.reserve(userId, file, quota);
    }
    if (space === 'full') return undefined;
    await scratch.use(async (path) => {
      await writeFile(path, bytes);
      await store.add(key, path, kind.contentType);
    });
    return { key, hash };
  },

  /** Deletes the previous avatars of a robot, given the addresses before and now. */
  async dropReplaced(userId: string, before: string, shown: string): Promise<void> {
    if (before === shown) return;
    const dropped = await repository.dropAvatarsBut(userId, keyOf(shown));
    await Promise.all(dropped.map((key) => store.remove(key)));
    // Earlier versions stored a picture once for all accounts, outside every quota.
    const isShared = OF_ALL.test(keyOf(before)) && !(await repository.isAvatar(before));
    if (isShared) await store.remove(keyOf(before));
  },
});

export type AvatarStore = ReturnType<typeof avatarStore>;
