import type { OutgoingMessage } from '@chatdeck/sdk';
import {
  ACCOUNT_CAP,
  SEND_STATE,
  type MassSendTarget,
  type SendState,
} from '@chatdeck/sdk/constants';
import type { StoredCommand } from '@chatdeck/sdk/rules';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { rowCap, withinCaps, type CappedRows } from '../database/account-cap';
import type { Database } from '../database/database';
import type { PageQuery } from '../database/list-query';
import { down, longPage } from '../database/long-list';
import { SENDING, sendJobs, sendQueues, sendTargets } from '../database/schema';
import { agoMs, changedTo } from './target-state';

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
  readonly command?: StoredCommand | undefined;
  readonly gapMs: number;
  readonly key: string | null;
  readonly requestHash: string;
}

/** A mass send that ended earlier, with what became of each target. */
export interface PastJob extends Pick<NewJob, 'target' | 'messages'> {
  readonly at: Date;
  readonly targets: readonly (Recipient & { readonly state: SendState })[];
}

/** The pending targets, including retried ones. */
const waiting: CappedRows = {
  name: 'waiting targets',
  table: sendTargets,
  of: (userId) => and(eq(sendTargets.userId, userId), eq(sendTargets.state, SEND_STATE.queued)),
  caps: [rowCap('cap.waiting', ACCOUNT_CAP.waitingTargets)],
};

/** Mass sends and their targets, as their senders see them. */
export function outboxRepository(db: Database) {
  /** Notifies dispatchers of an account with pending targets; the pace of a running job stays. */
  const wake = (tx: Database, userId: string) =>
    tx
      .insert(sendQueues)
      .values({ userId })
      .onConflictDoUpdate({
        target: sendQueues.userId,
        // Locks the row, so that no dispatcher removes the queue at this moment.
        set: { nextAt: sql`${sendQueues.nextAt}` },
      });

  return {
    /** Adds a job with all its targets, or nothing; undefined when its key already has a job. */
    add: (job: NewJob, recipients: readonly Recipient[]): Promise<JobRow | undefined> =>
      withinCaps(db, waiting, job.userId, async (tx) => {
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

    /** Stores a mass send of earlier, of which nothing is pending; its targets were sent to one after the other. */
    async seed(userId: string, gapMs: number, { at, targets, ...past }: PastJob): Promise<void> {
      const job = { ...past, userId, gapMs, key: null, requestHash: '', createdAt: at };
      await db.transaction(async (tx) => {
        const [row] = await tx.insert(sendJobs).values(job).returning({ id: sendJobs.id });
        if (row === undefined) return;
        const rows = targets.map((target, position) => ({
          ...target,
          userId,
          position,
          jobId: row.id,
          changedAt: new Date(at.getTime() + position * gapMs),
        }));
        await tx.insert(sendTargets).values(rows);
      });
    },

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

    async page(userId: string, { wxid, ...query }: PageQuery & { wxid?: string | undefined }) {
      const own = and(
        eq(sendJobs.userId, userId),
        wxid === undefined
          ? undefined
          : sql`${sendJobs.id} in (select ${sendTargets.jobId} from ${sendTargets} where ${sendTargets.userId} = ${userId} and ${sendTargets.wxid} = ${wxid})`,
      );
      return longPage(db, query, {
        table: sendJobs,
        matches: own,
        id: sendJobs.id,
        order: [down(sendJobs.id)],
        rows: (hasId, order) =>
          db
            .select()
            .from(sendJobs)
            .where(hasId)
            .orderBy(...order),
      });
    },

    targetsOf: (jobIds: readonly number[]): Promise<TargetRow[]> =>
      db
        .select()
        .from(sendTargets)
        .where(inArray(sendTargets.jobId, [...jobIds]))
        .orderBy(asc(sendTargets.jobId), asc(sendTargets.position)),

    /** Removes the pending targets of a job; returns how many. */
    async cancel(jobId: number): Promise<number> {
      const cancelled = await db
        .update(sendTargets)
        .set(changedTo(SEND_STATE.cancelled))
        .where(and(eq(sendTargets.jobId, jobId), eq(sendTargets.state, SEND_STATE.queued)))
        .returning({ position: sendTargets.position });
      return cancelled.length;
    },

    /** Makes targets pending again that ended in one of the states. */
    retry: (userId: string, jobId: number, states: readonly SendState[]): Promise<void> =>
      withinCaps(db, waiting, userId, async (tx) => {
        await tx
          .update(sendTargets)
          .set(changedTo(SEND_STATE.queued))
          .where(and(eq(sendTargets.jobId, jobId), inArray(sendTargets.state, [...states])));
        await wake(tx, userId);
      }),

    /** Deletes jobs that are past the retention period. */
    async deleteOld(userId: string, retentionMs: number): Promise<void> {
      await db
        .delete(sendJobs)
        .where(and(eq(sendJobs.userId, userId), lt(sendJobs.createdAt, agoMs(retentionMs))));
    },

    /** Deletes the oldest jobs when all together exceed this many targets; never one that is still sending. */
    async deleteBeyond(userId: string, targets: number): Promise<void> {
      await db.execute(sql`
        delete from ${sendJobs} where ${sendJobs.id} in (
          select id from (
            select ${sendJobs.id} as id, sum(count(*)) over (order by ${sendJobs.id} desc) as total,
              bool_or(${sendTargets.state} in (${SEND_STATE.queued}, ${SENDING})) as sends
            from ${sendJobs} join ${sendTargets} on ${sendTargets.jobId} = ${sendJobs.id}
            where ${sendJobs.userId} = ${userId} group by ${sendJobs.id}
          ) as counted where total > ${targets}::int and not sends)`);
    },
  };
}

export type OutboxRepository = ReturnType<typeof outboxRepository>;
