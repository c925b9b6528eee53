import type { SendProgress } from '@chatdeck/sdk';
import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import { sendProgress } from '@chatdeck/sdk/rules';
import { sql } from 'drizzle-orm';
import { SENDING, type TargetState } from '../database/schema';

/** A target as the sender sees it: pending until the message was sent. */
export const toSendState = (state: TargetState): SendState =>
  state === SENDING ? SEND_STATE.queued : state;

/** The new state of a target, with the database's time of the change. */
export const changedTo = (state: SendState) => ({ state, changedAt: sql`clock_timestamp()` });

/** The time so many milliseconds ago, by the same clock, which goes on within a transaction. */
export const agoMs = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 millisecond'`;

interface Counted {
  readonly jobId: number;
  readonly state: TargetState;
  readonly count: number;
  readonly gapMs: number;
}

/** The progress of jobs, from the number of their targets in each state. */
export function progressOf(rows: readonly Counted[]): SendProgress[] {
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))];
  return jobIds.map((jobId) => {
    const counts: Partial<Record<SendState, number>> = {};
    const states = rows.filter((row) => row.jobId === jobId);
    for (const { state, count } of states) {
      counts[toSendState(state)] = (counts[toSendState(state)] ?? 0) + count;
    }
    return sendProgress(String(jobId), counts, states[0]?.gapMs ?? 0);
  });
}
