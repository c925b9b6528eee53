import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { CapReached } from '../../refusal/refusal';
import type { RateLimits } from '../../security/rate-limits';

const DAY_MS = 24 * 3_600_000;

/** Counts the sends of an account, each mass send once, and refuses them beyond the daily cap; returns the count. */
export const sendCap =
  (limits: Pick<RateLimits, 'count'>) =>
  async (userId: string): Promise<number> => {
    const count = await limits.count(`sends:${userId}`, DAY_MS);
    if (count > ACCOUNT_CAP.sendsPerDay) throw new CapReached('cap.sends');
    return count;
  };

export type CountSend = ReturnType<typeof sendCap>;
