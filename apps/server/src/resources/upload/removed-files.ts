import type { ObjectStore } from '../../storage/object-store';
import type { RemovedFilesRepository } from './removed-files.repository';

/** Deletes files that nothing needs but materials removed so many days ago; true when there were any. */
export type SweepFiles = (userId: string, removedForDays: number) => Promise<boolean>;

/** Gives the space of removed files back. */
export const createFileSweeper =
  (repository: RemovedFilesRepository, store: Pick<ObjectStore, 'remove'>): SweepFiles =>
  async (userId, removedForDays) => {
    const keys = await repository.unneeded(userId, removedForDays);
    if (keys.length === 0) return false;
    // The rows last: what cannot be deleted now is found again the next time.
    await Promise.all(keys.map((key) => store.remove(key)));
    await repository.forget(userId, keys);
    return true;
  };
