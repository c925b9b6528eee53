import type { SendProgress, SendTarget } from '@chatdeck/sdk';
import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import type { Broker } from '../broker/broker';
import { messageSchemas } from '../broker/messages';
import { createRounds } from '../ticker';
import type { Claimed } from './claim';
import type { DeliveryRepository } from './delivery.repository';
import { progressOf } from './job-progress';
import { messageFor } from './target-message';

/** A dispatcher looks at least this often, for what another instance left behind. */
const POLL_MS = 5_000;
/** After a failure of the database, the next try comes this much later. */
const FAILURE_MS = 1_000;
/** Handing a message over takes milliseconds; what takes longer than this was left by a crash. */
const STALE_MS = 30_000;
/** A robot that was disconnected by a restart of this server has this long to reconnect. */
const RETURN_MS = 30_000;
/** While it is waited for, it is looked for this often. */
const IDLE_POLL_MS = 1_000;

export interface DispatcherOptions {
  readonly repository: DeliveryRepository;
  readonly broker: Pick<Broker, 'isListening' | 'publish'>;
  /** Receives the progress of a job, and the target that was just sent to. */
  readonly announce: (userId: string, progress: SendProgress, target?: SendTarget) => void;
  readonly staleMs?: number;
  readonly returnMs?: number;
}

/** Hands the targets of mass sends to robots, one after the other, each at most once. */
export function createDispatcher({
  repository,
  broker,
  announce,
  staleMs = STALE_MS,
  returnMs = RETURN_MS,
}: DispatcherOptions) {
  let startedAt = 0;
  /** Accounts whose robot was there since the start: when it goes it is offline. */
  const returned = new Set<string>();
  let report: (error: unknown) => void = () => {};

  async function announceJobs(userId: string, jobIds: number[], target?: SendTarget) {
    const progress = progressOf(await repository.countsOf(jobIds));
    progress.forEach((job) => announce(userId, job, target));
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { userId, jobId, wxid, name } = claimed;
    const isThere = await broker.isListening(userId);
    if (isThere) returned.add(userId);
    else if (!returned.has(userId) && Date.now() < startedAt + returnMs) {
      return repository.postpone(claimed, IDLE_POLL_MS);
    }
    const state = isThere ? await handOver(claimed) : SEND_STATE.offline;
    if (!(await repository.finish(claimed, state))) return;
    const given =
      state === SEND_STATE.offline ? await repository.giveUp(userId, SEND_STATE.offline) : [];
    const changedAt = new Date().toISOString();
    await announceJobs(userId, [...new Set([jobId, ...given])], {
      wxid,
      name,
      state,
      changedAt,
    });
  }

  async function handOver(claimed: Claimed): Promise<SendState> {
    const [topic, message] = messageFor(claimed);
    if (!messageSchemas[topic].safeParse(message).success) return SEND_STATE.failed;
    return broker.publish(claimed.userId, topic, message).then(
      () => SEND_STATE.handedOver,
      // It may have gone out before the failure.
      () => SEND_STATE.unknown,
    );
  }

  async function sweep(): Promise<void> {
    const abandoned = await repository.abandon(staleMs);
    await Promise.all(abandoned.map(({ userId, jobId }) => announceJobs(userId, [jobId])));
  }

  /** One round: what is due is sent. Gives the time to the next one. */
  async function work(): Promise<number> {
    await sweep();
    await Promise.all((await repository.claim()).map(deliver));
    return Math.min((await repository.nextInMs()) ?? POLL_MS, POLL_MS);
  }

  const rounds = createRounds(() =>
    work().catch((error: unknown) => {
      report(error);
      return FAILURE_MS;
    }),
  );

  return {
    start: (onFailure: (error: unknown) => void): void => {
      report = onFailure;
      startedAt = Date.now();
      rounds.start();
    },

    /** Looks at once: something new waits. */
    nudge: rounds.nudge,

    /** Finishes what is being handed over and takes no more. */
    stop: rounds.stop,
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
