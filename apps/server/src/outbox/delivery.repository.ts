import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { claim, type Claimed } from './claim';
import { SENDING, sendJobs, sendQueues, sendTargets } from '../database/schema';
import { isServed } from './served-queue';
import { agoMs, changedTo } from './target-state';

/** The row of a claimed target, unless it was abandoned meanwhile. */
const isTaken = ({ jobId, position }: Claimed) =>
  and(
    eq(sendTargets.jobId, jobId),
    eq(sendTargets.position, position),
    eq(sendTargets.state, SENDING),
  );

/** The targets of mass sends, as a dispatcher claims and finishes them. */
export function deliveryRepository(db: Database) {
  return {
    claim: () => claim(db),

    /** Sets the final state of a claimed target; false when it was abandoned meanwhile. */
    async finish(claimed: Claimed, state: SendState): Promise<boolean> {
      const finished = await db
        .update(sendTargets)
        .set(changedTo(state))
        .where(isTaken(claimed))
        .returning({ position: sendTargets.position });
      return finished.length > 0;
    },

    /** Releases a claimed target, to be tried again later. */
    postpone: (claimed: Claimed, ms: number): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(sendQueues)
          .set({ nextAt: sql`clock_timestamp() + ${ms} * interval '1 millisecond'` })
          .where(eq(sendQueues.userId, claimed.userId));
        await tx.update(sendTargets).set(changedTo(SEND_STATE.queued)).where(isTaken(claimed));
      }),

    /** Gives up all pending targets of an account; returns the id of its job for each. */
    async giveUp(userId: string, state: SendState): Promise<number[]> {
      const given = await db
        .update(sendTargets)
        .set(changedTo(state))
        .where(and(eq(sendTargets.userId, userId), eq(sendTargets.state, SEND_STATE.queued)))
        .returning({ jobId: sendTargets.jobId });
      return given.map(({ jobId }) => jobId);
    },

    /** Sets targets to unknown that were claimed so long ago that their dispatcher must have crashed. */
    abandon: (staleMs: number) =>
      db
        .update(sendTargets)
        .set(changedTo(SEND_STATE.unknown))
        .where(and(eq(sendTargets.state, SENDING), lte(sendTargets.changedAt, agoMs(staleMs))))
        .returning({ userId: sendTargets.userId, jobId: sendTargets.jobId }),

    /** How long until the next target may be sent; undefined when none is pending. */
    async nextInMs(): Promise<number | undefined> {
      const [next] = await db
        .select({
          ms: sql<string>`extract(epoch from ${sendQueues.nextAt} - clock_timestamp()) * 1000`,
        })
        .from(sendQueues)
        .where(isServed())
        .orderBy(asc(sendQueues.nextAt))
        .limit(1);
      return next && Math.max(0, Number(next.ms));
    },

    /** How many targets of jobs are in each state. */
    countsOf: (jobIds: readonly number[]) =>
      db
        .select({
          jobId: sendTargets.jobId,
          state: sendTargets.state,
          count: count(),
          gapMs: sendJobs.gapMs,
        })
        .from(sendTargets)
        .innerJoin(sendJobs, eq(sendJobs.id, sendTargets.jobId))
        .where(inArray(sendTargets.jobId, [...jobIds]))
        .groupBy(sendTargets.jobId, sendTargets.state, sendJobs.gapMs),
  };
}

export type DeliveryRepository = ReturnType<typeof deliveryRepository>;
