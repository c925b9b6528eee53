import { UNDO_DAYS } from '@chatdeck/sdk/constants';
import { logFailure } from '../../log';
import type { ObjectStore } from '../../storage/object-store';
import { every } from '../../ticker';
import type { UnneededFilesRepository } from './unneeded-files.repository';

/**
 * Frees files used only by materials removed this many days ago, and files unused for a day; true if there were any.
 */
export type SweepFiles = (userId: string, removedForDays: number) => Promise<boolean>;

const EVERY_MS = 3_600_000;

/** Frees the space of files that nothing uses. */
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

  /** Sweeps all accounts. */
  async function sweepAll(): Promise<void> {
    for (const owner of await repository.owners()) await sweep(owner, UNDO_DAYS);
  }

  return {
    sweep,
    sweepAll,

    /** Sweeps once an hour until stopped; failures are retried the next time. */
    watch: (everyMs = EVERY_MS): (() => Promise<void>) =>
      every(everyMs, () =>
        sweepAll().catch((error: unknown) =>
          logFailure('Files that nothing shows could not be freed', error),
        ),
      ),
  };
}

export type UnneededFiles = ReturnType<typeof unneededFiles>;
