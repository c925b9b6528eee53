import type { OutgoingMessage } from '@chatdeck/sdk';
import { SEND_STATE, type MassSendTarget, type SendState } from '@chatdeck/sdk/constants';
import { and, asc, count, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../database/database';
import { pageOf, type PageQuery } from '../database/paging';
import { claim, type Claimed } from './claim';
import { sendJobs, sendQueues, sendTargets } from './outbox.tables';
import { SENDING } from './target-state';

export type JobRow = typeof sendJobs.$inferSelect;
export type TargetRow = typeof sendTargets.$inferSelect;

/** A group or a friend to send to. */
export interface Recipient {
  readonly wxid: string;
  readonly name: string;
}

export interface NewJob {
  readonly userId: string;
  readonly target: MassSendTarget;
  readonly messages: OutgoingMessage[];
  readonly gapMs: number;
  readonly key: string | null;
  readonly requestHash: string;
}

const changed = (state: SendState) => ({ state, changedAt: sql`clock_timestamp()` });
const agoMs = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 millisecond'`;

/** Mass sends and their targets, as their senders see them. */
export function outboxRepository(db: Database) {
  /** Lets dispatchers know of an account whose targets wait; a pace that is under way stays. */
  const wake = (tx: Database, userId: string) =>
    tx
      .insert(sendQueues)
      .values({ userId })
      .onConflictDoUpdate({
        target: sendQueues.userId,
        // Takes the row's lock, so that no dispatcher drops the queue at this very moment.
        set: { nextAt: sql`${sendQueues.nextAt}` },
      });

  return {
    /** Adds a job with all its targets, or nothing; undefined when its key has a job already. */
    add: (job: NewJob, recipients: readonly Recipient[]): Promise<JobRow | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(sendJobs).values(job).onConflictDoNothing().returning();
        if (row === undefined) return undefined;
        await tx.execute(sql`
          insert into ${sendTargets} (job_id, position, user_id, wxid, name, state)
          select ${row.id}::bigint, (item.position - 1)::int, ${job.userId}::text,
            item.value->>'wxid', item.value->>'name', ${SEND_STATE.queued}::text
          from jsonb_array_elements(${JSON.stringify(recipients)}::jsonb)
            with ordinality as item(value, position)`);
        await wake(tx, job.userId);
        return row;
      }),

    async byKey(userId: string, key: string): Promise<JobRow | undefined> {
      const [row] = await db
        .select()
        .from(sendJobs)
        .where(and(eq(sendJobs.userId, userId), eq(sendJobs.key, key)));
      return row;
    },

    async find(userId: string, id: number): Promise<JobRow | undefined> {
      const [row] = await db
        .select()
        .from(sendJobs)
        .where(and(eq(sendJobs.userId, userId), eq(sendJobs.id, id)));
      return row;
    },

    async page(userId: string, query: PageQuery) {
      const own = eq(sendJobs.userId, userId);
      const { limit, offset } = pageOf(query);
      const [found, rows] = await Promise.all([
        db.$count(sendJobs, own),
        db
          .select()
          .from(sendJobs)
          .where(own)
          .orderBy(desc(sendJobs.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count: found, rows };
    },

    targetsOf: (jobIds: readonly number[]): Promise<TargetRow[]> =>
      db
        .select()
        .from(sendTargets)
        .where(inArray(sendTargets.jobId, [...jobIds]))
        .orderBy(asc(sendTargets.jobId), asc(sendTargets.position)),

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

    /** Takes what still waits out of a job. */
    async cancel(jobId: number): Promise<void> {
      await db
        .update(sendTargets)
        .set(changed(SEND_STATE.cancelled))
        .where(and(eq(sendTargets.jobId, jobId), eq(sendTargets.state, SEND_STATE.queued)));
    },

    /** Lets targets wait again that ended in one of the states. */
    retry: (userId: string, jobId: number, states: readonly SendState[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(sendTargets)
          .set(changed(SEND_STATE.queued))
          .where(and(eq(sendTargets.jobId, jobId), inArray(sendTargets.state, [...states])));
        await wake(tx, userId);
      }),

    /** Drops jobs that are older than anybody looks back. */
    async forgetOld(userId: string, keptMs: number): Promise<void> {
      await db
        .delete(sendJobs)
        .where(and(eq(sendJobs.userId, userId), lt(sendJobs.createdAt, agoMs(keptMs))));
    },

    /** Puts a taken target back, to be looked at again later. */
    postpone: ({ userId, jobId, position }: Claimed, ms: number): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(sendQueues)
          .set({ nextAt: sql`clock_timestamp() + ${ms} * interval '1 millisecond'` })
          .where(eq(sendQueues.userId, userId));
        await tx
          .update(sendTargets)
          .set(changed(SEND_STATE.queued))
          .where(
            and(
              eq(sendTargets.jobId, jobId),
              eq(sendTargets.position, position),
              eq(sendTargets.state, SENDING),
            ),
          );
      }),

    /** Moves a taken target on; false when it was taken from its taker. */
    async finish({ jobId, position }: Claimed, state: SendState): Promise<boolean> {
      const finished = await db
        .update(sendTargets)
        .set(changed(state))
        .where(
          and(
            eq(sendTargets.jobId, jobId),
            eq(sendTargets.position, position),
            eq(sendTargets.state, SENDING),
          ),
        )
        .returning({ position: sendTargets.position });
      return finished.length > 0;
    },

    /** Gives up what still waits of an account, and the jobs that it was of. */
    async giveUp(userId: string, state: SendState): Promise<number[]> {
      const given = await db
        .update(sendTargets)
        .set(changed(state))
        .where(and(eq(sendTargets.userId, userId), eq(sendTargets.state, SEND_STATE.queued)))
        .returning({ jobId: sendTargets.jobId });
      return [...new Set(given.map(({ jobId }) => jobId))];
    },

    /** Calls unknown what was taken so long ago that its taker cannot live any more. */
    abandon: (staleMs: number) =>
      db
        .update(sendTargets)
        .set(changed(SEND_STATE.unknown))
        .where(and(eq(sendTargets.state, SENDING), lte(sendTargets.changedAt, agoMs(staleMs))))
        .returning({ userId: sendTargets.userId, jobId: sendTargets.jobId }),

    claim: () => claim(db),

    /** How long until the next target may be sent; undefined when none waits. */
    async nextInMs(): Promise<number | undefined> {
      const rows = await db
        .select({
          ms: sql<
            string | null
          >`extract(epoch from min(${sendQueues.nextAt}) - clock_timestamp()) * 1000`,
        })
        .from(sendQueues);
      const { ms } = onlyRow(rows);
      return ms === null ? undefined : Math.max(0, Number(ms));
    },
  };
}

export type OutboxRepository = ReturnType<typeof outboxRepository>;
