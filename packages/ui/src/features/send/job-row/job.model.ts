import type { SendJob } from '@chatdeck/sdk';
import { RETRIED_STATES } from '@chatdeck/sdk/plain-rules';

/** How many targets of a mass send did not get it. */
export const missedOf = ({ counts }: Pick<SendJob, 'counts'>): number =>
  RETRIED_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** Whether a mass send is over, so that what it missed can be sent again. */
export const isEnded = ({ state }: Pick<SendJob, 'state'>): boolean => state === 'ended';
