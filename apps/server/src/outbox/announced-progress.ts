import type { SendProgress, SendTarget } from '@chatdeck/sdk';
import { createBrake } from '../events/brake';
import type { DeliveryRepository } from './delivery.repository';
import { progressOf } from './target-state';

/** The progress of jobs is announced at most this often for each account. */
const ANNOUNCE_MS = 1_000;

export interface AnnouncedProgressOptions {
  readonly repository: Pick<DeliveryRepository, 'countsOf'>;
  /** Receives the progress of a job, and the target that was sent to; undefined when there were several. */
  readonly announce: (userId: string, progress: SendProgress, target?: SendTarget) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Jobs whose progress was not announced yet, and the target that made it if it was one alone. */
interface Unannounced {
  readonly jobIds: ReadonlySet<number>;
  readonly target?: SendTarget | undefined;
}

/**
 * Announces the progress of jobs: of a slow one after each target, of a fast one now and then, for every time its targets
 * are counted. The last progress is always announced.
 */
export function announcedProgress({ repository, announce, onFailure }: AnnouncedProgressOptions) {
  const unannounced = new Map<string, Unannounced>();

  async function announceAll(userId: string): Promise<void> {
    const changed = unannounced.get(userId);
    if (changed === undefined) return;
    unannounced.delete(userId);
    try {
      const progress = progressOf(await repository.countsOf([...changed.jobIds]));
      progress.forEach((job) => announce(userId, job, changed.target));
    } catch (error) {
      onFailure(error);
    }
  }

  const brake = createBrake(ANNOUNCE_MS, announceAll);

  return {
    /** Jobs made progress, by one target if it is given. */
    changed(userId: string, jobIds: readonly number[], target?: SendTarget): void {
      const before = unannounced.get(userId);
      unannounced.set(userId, {
        jobIds: new Set([...(before?.jobIds ?? []), ...jobIds]),
        target: before ? undefined : target,
      });
      brake.happened(userId);
    },

    /** Announces what was not announced yet. */
    async stop(): Promise<void> {
      brake.stop();
      await Promise.all([...unannounced.keys()].map(announceAll));
    },
  };
}
