import { UNDO_DAYS } from '@chatdeck/sdk/constants';
import { logFailure } from '../../log';
import type { ObjectStore } from '../../storage/object-store';
import { every } from '../../ticker';
import type { UnneededFilesRepository } from './unneeded-files.repository';

/** Frees what nothing needs but materials removed so many days ago, and what nothing has shown for a day; true when there was any. */
export type SweepFiles = (userId: string, removedForDays: number) => Promise<boolean>;

const EVERY_MS = 3_600_000;

/** Gives the space of files back that nothing shows. */
export function unneededFiles(
  repository: UnneededFilesRepository,
  store: Pick<ObjectStore, 'remove'>,
) {
  const sweep: SweepFiles = async (userId, removedForDays) => {
    let freed = 0;
    for (;;) {
      const count = await repository.free(userId, removedForDays, (key) => store.remove(key));
      freed += count;
      if (count === 0) return freed > 0;
    }
  };

  /** Looks through all accounts. */
  async function sweepAll(): Promise<void> {
    for (const owner of await repository.owners()) await sweep(owner, UNDO_DAYS);
  }

  return {
    sweep,
    sweepAll,

    /** Looks once an hour until it is stopped; what fails is tried the next time. */
    watch: (everyMs = EVERY_MS): (() => Promise<void>) =>
      every(everyMs, () =>
        sweepAll().catch((error: unknown) =>
          logFailure('Files that nothing shows could not be freed', error),
        ),
      ),
  };
}

export type UnneededFiles = ReturnType<typeof unneededFiles>;
