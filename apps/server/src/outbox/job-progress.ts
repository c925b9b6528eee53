import type { SendProgress } from '@chatdeck/sdk';
import type { SendState } from '@chatdeck/sdk/constants';
import { sendProgress } from '@chatdeck/sdk/rules';
import type { TargetState } from '../database/schema';
import { toSendState } from './target-state';

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
