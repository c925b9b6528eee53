import type { SendProgress, SendTarget } from '@chatdeck/sdk';
import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import type { Broker } from '../broker/broker';
import { messageSchemas } from '../broker/messages';
import { createRounds } from '../ticker';
import { announcedProgress } from './announced-progress';
import type { Claimed } from './claim';
import type { DeliveryRepository } from './delivery.repository';
import { messageFor } from './target-message';

/** The longest time between two polls, which find targets that another instance left behind. */
const POLL_MS = 5_000;
/** Delay before retrying after a failure of the database. */
const FAILURE_MS = 1_000;
/** Sending takes milliseconds; a target claimed longer ago than this was left by a crash. */
const STALE_MS = 30_000;
/** How long a robot has to reconnect after a restart of this server. */
const RETURN_MS = 30_000;
/** How often to check for it during that time, and for a broker that is lost. */
const IDLE_POLL_MS = 1_000;

export type CountFinished = (state: SendState, targets: number) => void;

export interface DispatcherOptions {
  readonly repository: DeliveryRepository;
  readonly broker: Pick<Broker, 'isListening' | 'isReachable' | 'publish'>;
  /** Receives the progress of a job, and the target that was just sent to unless there were several. */
  readonly announce: (userId: string, progress: SendProgress, target?: SendTarget) => void;
  /** Counts targets that reached their final state. */
  readonly countFinished?: CountFinished;
  readonly staleMs?: number;
  /** Whether no other instance sends from this database: what is claimed at the start was then left by a crash. */
  readonly isAlone?: boolean;
  readonly returnMs?: number;
}

/** Sends to the targets of mass sends, one after another, each at most once. */
export function createDispatcher({
  repository,
  broker,
  announce,
  countFinished = () => {},
  staleMs = STALE_MS,
  isAlone = false,
  returnMs = RETURN_MS,
}: DispatcherOptions) {
  let leftMs = isAlone ? 0 : staleMs;
  let startedAt = 0;
  /** Accounts whose robot has connected since the start: when it disconnects it is offline. */
  const returned = new Set<string>();
  let report: (error: unknown) => void = () => {};

  const announced = announcedProgress({
    repository,
    announce,
    onFailure: (error) => report(error),
  });

  async function deliver(claimed: Claimed): Promise<void> {
    const { userId, jobId, wxid, name } = claimed;
    const isThere = await broker.isListening(userId);
    if (!broker.isReachable()) return repository.postpone(claimed, IDLE_POLL_MS);
    if (isThere) returned.add(userId);
    else if (!returned.has(userId) && Date.now() < startedAt + returnMs) {
      return repository.postpone(claimed, IDLE_POLL_MS);
    }
    const state = isThere ? await handOver(claimed) : SEND_STATE.offline;
    if (!(await repository.finish(claimed, state))) return;
    const given =
      state === SEND_STATE.offline ? await repository.giveUp(userId, SEND_STATE.offline) : [];
    countFinished(state, 1 + given.length);
    const target = { wxid, name, state, changedAt: new Date().toISOString() };
    announced.changed(userId, [jobId, ...given], given.length > 0 ? undefined : target);
  }

  async function handOver(claimed: Claimed): Promise<SendState> {
    const [topic, message] = messageFor(claimed);
    if (!messageSchemas[topic].safeParse(message).success) return SEND_STATE.failed;
    return broker.publish(claimed.userId, topic, message).then(
      () => SEND_STATE.handedOver,
      // It may have been sent before the failure.
      () => SEND_STATE.unknown,
    );
  }

  async function sweep(): Promise<void> {
    const abandoned = await repository.abandon(leftMs);
    leftMs = staleMs;
    countFinished(SEND_STATE.unknown, abandoned.length);
    abandoned.forEach(({ userId, jobId }) => announced.changed(userId, [jobId]));
  }

  /** One round: sends whatever is due. Returns the time until the next round. */
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

    /** Runs a round at once: there are new targets. */
    nudge: rounds.nudge,

    /** Finishes the current round and starts no more; what was not announced yet is announced. */
    stop: async (): Promise<void> => {
      await rounds.stop();
      await announced.stop();
    },
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
