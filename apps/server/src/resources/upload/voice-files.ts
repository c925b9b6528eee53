import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Quota } from '../../storage/storage-settings';
import type { UploadRepository } from './upload.repository';
import { FILE_KINDS } from '../../storage/file-kinds';
import type { ObjectStore } from '../../storage/object-store';
import type { Scratch } from '../../storage/scratch';

/** A robot fetches a voice at once and sends it; after this long it is no longer needed. */
const RETENTION_MINUTES = 10;
const SILK = FILE_KINDS.get('silk')?.contentType ?? 'audio/silk';

/** Spoken answers, retained until their robot has had time to fetch them; they count towards the account's quota. */
export const voiceFiles = (
  repository: Pick<UploadRepository, 'reserve' | 'release' | 'voicesOlderThan'>,
  store: Pick<ObjectStore, 'add' | 'remove'>,
  scratch: Scratch,
  quota: Quota,
) => ({
  /** Stores a voice and returns its key; undefined if the account has no space. */
  async add(userId: string, silk: Buffer): Promise<string | undefined> {
    for (const old of await repository.voicesOlderThan(userId, RETENTION_MINUTES)) {
      await store.remove(old);
      await repository.release(old);
    }
    const key = `voice/${randomBytes(16).toString('hex')}.silk`;
    const space = await repository.reserve(userId, { key, bytes: silk.length }, quota);
    if (space !== 'reserved') return undefined;
    const isStored = await scratch.use(async (path) => {
      await writeFile(path, silk);
      return store.add(key, path, SILK);
    });
    return isStored ? key : undefined;
  },
});

export type VoiceFiles = ReturnType<typeof voiceFiles>;
