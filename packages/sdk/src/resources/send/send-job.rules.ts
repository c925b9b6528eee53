import { SEND_STATE, type SendState } from './send.constants';
import type { SendProgress } from './send-job.schema';

/** The number of days of sent-message counts; mass sends are retained as long. */
export const DAILY_SENDS_MAX = 30;

/** The states whose targets may be sent again: nothing of them reached the robot. */
export const RETRIED_STATES: readonly SendState[] = [SEND_STATE.offline, SEND_STATE.failed];

/** The progress of a mass send, from the number of targets in each state; states without a target may be omitted. */
export function sendProgress(
  id: string,
  found: Partial<Readonly<Record<SendState, number>>>,
  gapMs: number,
): SendProgress {
  const counts = {
    queued: found.queued ?? 0,
    handedOver: found.handedOver ?? 0,
    offline: found.offline ?? 0,
    failed: found.failed ?? 0,
    cancelled: found.cancelled ?? 0,
    unknown: found.unknown ?? 0,
  };
  return {
    id,
    state: counts.queued > 0 ? 'running' : 'ended',
    counts,
    remainingMs: counts.queued * gapMs,
  };
}
