import type { OutgoingMessage, SendJob } from '@chatdeck/sdk';
import {
  CODE,
  LIVE_EVENT,
  SEND_STATE,
  sendGapMs,
  type Locale,
  type MassSendTarget,
} from '@chatdeck/sdk/constants';
import { RETRIED_STATES, type StoredCommand } from '@chatdeck/sdk/rules';
import type { Broker } from '../../broker/broker';
import type { PageQuery } from '../../database/list-query';
import type { LiveEvents } from '../../events/live-events';
import { found, Refusal } from '../../refusal/refusal';
import type { CountFinished, Dispatcher } from '../../outbox/dispatcher';
import { progressOf, toSendState } from '../../outbox/target-state';
import type {
  JobRow,
  OutboxRepository,
  PastJob,
  Recipient,
  TargetRow,
} from '../../outbox/outbox.repository';
import { sha256 } from '../../security/secrets';
import type { Recipients } from './recipients';
import type { CountSend } from './send-cap';

/** The retention period of mass sends. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Sent jobs are a log: beyond this many targets, the oldest finished mass sends are deleted. */
const MAX_TARGETS = 200_000;
/** Checked after a large mass send, and after every so many sends. */
const BATCH_TARGETS = 1_000;
const BATCH_SENDS = 20;

interface Job {
  readonly target: MassSendTarget;
  readonly groups: readonly { readonly wxid: string }[];
  readonly messages: OutgoingMessage[];
  /** A command that the robot runs for each target instead of sending messages. */
  readonly command?: StoredCommand;
}

interface MassSend extends Job {
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
  readonly locale: Locale;
}

export interface JobParts {
  readonly repository: OutboxRepository;
  readonly broker: Pick<Broker, 'isListening'>;
  readonly dispatcher: Pick<Dispatcher, 'nudge'>;
  readonly events: Pick<LiveEvents, 'publish'>;
  readonly recipients: Recipients;
  readonly countSend: CountSend;
  readonly countFinished: CountFinished;
  /** Overrides the delay between two targets. */
  readonly gapMs: number | undefined;
}

/** Which mass sends to list. */
interface JobQuery extends PageQuery {
  readonly id?: number | undefined;
  /** A target that they have. */
  readonly wxid?: string | undefined;
}

/** The mass send with that target alone, if one is given; its counts are those of all targets. */
const forOne = (job: SendJob, wxid: string | undefined): SendJob =>
  wxid === undefined
    ? job
    : { ...job, targets: job.targets.filter((target) => target.wxid === wxid) };

/** Starts, monitors, stops and repeats mass sends. */
export function jobService({
  repository,
  broker,
  dispatcher,
  events,
  recipients,
  countSend,
  countFinished,
  gapMs,
}: JobParts) {
  async function withTargets(jobs: readonly JobRow[]): Promise<SendJob[]> {
    if (jobs.length === 0) return [];
    const targets = await repository.targetsOf(jobs.map(({ id }) => id));
    return jobs.map((job) =>
      toJob(
        job,
        targets.filter(({ jobId }) => jobId === job.id),
      ),
    );
  }

  const whole = async (job: JobRow): Promise<SendJob> => found((await withTargets([job]))[0]);

  const own = async (userId: string, id: number): Promise<JobRow> =>
    found(await repository.find(userId, id));

  async function requireRobot(userId: string): Promise<void> {
    if (!(await broker.isListening(userId))) throw new Refusal(CODE.robotOffline);
  }

  /** The job after a change of many of its targets; notifies every open console. */
  async function announced(userId: string, job: SendJob): Promise<SendJob> {
    const { id, state, counts, remainingMs, ...rest } = job;
    const progress = { id, state, counts, remainingMs };
    await events.publish(userId, { type: LIVE_EVENT.sendJob, progress });
    return { ...progress, ...rest };
  }

  /** The job that the same request created before; a different request with its key is refused. */
  async function earlier(userId: string, key: string | null, requestHash: string) {
    const job = key === null ? undefined : await repository.byKey(userId, key);
    if (job !== undefined && job.requestHash !== requestHash) throw new Refusal(CODE.invalidValue);
    return job;
  }

  return {
    /** Queues the messages for every target in one insert; the robot must be online. */
    async start({ userId, locale, ...send }: MassSend): Promise<SendJob> {
      const { target, groups, messages, command } = send;
      const key = send.idempotencyKey ?? null;
      const requestHash = sha256(JSON.stringify({ target, groups, messages }));
      const repeated = await earlier(userId, key, requestHash);
      if (repeated !== undefined) return whole(repeated);

      await requireRobot(userId);
      const people = await recipients(userId, target, groups, locale);
      const sends = await countSend(userId);
      const gap = gapMs ?? sendGapMs(Math.max(messages.length, 1));
      const added = await repository.add(
        { userId, target, messages, command, gapMs: gap, key, requestHash },
        people,
      );
      if (added === undefined) return whole(found(await earlier(userId, key, requestHash)));
      await repository.deleteOld(userId, RETENTION_MS);
      // Checking all targets would cost more than sending a single message.
      if (people.length > BATCH_TARGETS || sends % BATCH_SENDS === 0) {
        await repository.deleteBeyond(userId, MAX_TARGETS);
      }
      // Before the first target is sent, whose progress would otherwise be announced first.
      const started = await announced(userId, toJob(added, pendingTargets(added, people)));
      dispatcher.nudge();
      return started;
    },

    /** Stores mass sends of earlier, oldest first, which no robot sends any more. */
    async seed(userId: string, past: readonly PastJob[]): Promise<void> {
      for (const job of past) {
        await repository.seed(userId, sendGapMs(Math.max(job.messages.length, 1)), job);
      }
    },

    /** A page of mass sends, one at a time: each may have thousands of targets. */
    async *page(userId: string, { id, ...query }: JobQuery) {
      const { count, rows } = await (id === undefined
        ? repository.page(userId, query)
        : theOne(await repository.find(userId, id)));
      const shown = async (jobs: readonly JobRow[]) =>
        (await withTargets(jobs)).map((job) => forOne(job, query.wxid));
      yield { count, list: await shown(rows.slice(0, 1)) };
      for (const job of rows.slice(1)) yield { count, list: await shown([job]) };
    },

    async cancel(userId: string, id: number): Promise<SendJob> {
      const job = await own(userId, id);
      countFinished(SEND_STATE.cancelled, await repository.cancel(job.id));
      return announced(userId, await whole(job));
    },

    async retry(userId: string, id: number): Promise<SendJob> {
      const job = await own(userId, id);
      await requireRobot(userId);
      await repository.retry(userId, job.id, RETRIED_STATES);
      dispatcher.nudge();
      return announced(userId, await whole(job));
    },
  };
}

const theOne = (job: JobRow | undefined) => ({
  count: job === undefined ? 0 : 1,
  rows: job === undefined ? [] : [job],
});

export type JobService = ReturnType<typeof jobService>;

/** The targets of a job as they were just added: reading thousands back would cost as much as adding them. */
const pendingTargets = (
  { id, userId, createdAt }: JobRow,
  people: readonly Recipient[],
): TargetRow[] =>
  people.map(({ wxid, name }, position) => ({
    jobId: id,
    position,
    userId,
    wxid,
    name,
    state: SEND_STATE.queued,
    // Both are the time of the transaction.
    changedAt: createdAt,
  }));

function toJob({ id, target, messages, createdAt, gapMs }: JobRow, rows: TargetRow[]): SendJob {
  const counted = rows.map(({ state }) => ({ jobId: id, state, count: 1, gapMs }));
  return {
    ...found(progressOf(counted)[0]),
    target,
    messages,
    createdAt: createdAt.toISOString(),
    targets: rows.map(({ wxid, name, state, changedAt }) => ({
      wxid,
      name,
      state: toSendState(state),
      changedAt: changedAt.toISOString(),
    })),
  };
}
