import { SEND_STATE } from '@chatdeck/sdk/constants';
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { SENDING, sendJobs, sendQueues, sendTargets } from '../database/schema';
import { isServed } from './served-queue';

/** How many accounts are served in one round. */
const ROUND = 50;

export type Claimed = Awaited<ReturnType<typeof claim>>[number];

/**
 * Claims the next due target of each account, and sets when its next one may follow. Of several dispatchers only the
 * one that locks the row of an account claims its target. A claimed target is marked as being sent before it is sent,
 * so that after a crash it is never sent a second time.
 */
export const claim = (db: Database) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: sendQueues.userId })
      .from(sendQueues)
      .where(and(lte(sendQueues.nextAt, sql`clock_timestamp()`), isServed()))
      .orderBy(asc(sendQueues.nextAt))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const userIds = due.map(({ userId }) => userId);

    const next = tx
      .selectDistinctOn([sendTargets.userId], {
        jobId: sendTargets.jobId,
        position: sendTargets.position,
      })
      .from(sendTargets)
      .where(and(inArray(sendTargets.userId, userIds), eq(sendTargets.state, SEND_STATE.queued)))
      .orderBy(sendTargets.userId, sendTargets.jobId, sendTargets.position)
      .as('next');
    const taken = await tx
      .update(sendTargets)
      .set({ state: SENDING, changedAt: sql`clock_timestamp()` })
      .from(next)
      .innerJoin(sendJobs, eq(sendJobs.id, next.jobId))
      .where(
        and(
          eq(sendTargets.jobId, next.jobId),
          eq(sendTargets.position, next.position),
          eq(sendTargets.state, SEND_STATE.queued),
        ),
      )
      .returning({
        jobId: sendTargets.jobId,
        position: sendTargets.position,
        userId: sendTargets.userId,
        wxid: sendTargets.wxid,
        name: sendTargets.name,
        target: sendJobs.target,
        messages: sendJobs.messages,
        command: sendJobs.command,
        gapMs: sendJobs.gapMs,
      });

    const served = taken.map(({ userId }) => userId);
    const gaps = JSON.stringify(Object.fromEntries(taken.map((row) => [row.userId, row.gapMs])));
    if (served.length > 0) {
      await tx
        .update(sendQueues)
        .set({
          nextAt: sql`clock_timestamp() + (${gaps}::jsonb->>${sendQueues.userId})::int * interval '1 millisecond'`,
        })
        .where(inArray(sendQueues.userId, served));
    }
    // These have no pending targets any more.
    await tx
      .delete(sendQueues)
      .where(
        and(
          inArray(sendQueues.userId, userIds),
          served.length === 0 ? undefined : notInArray(sendQueues.userId, served),
        ),
      );
    return taken;
  });
