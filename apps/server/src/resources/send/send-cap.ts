import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { CapReached } from '../../refusal/refusal';
import type { RateLimits } from '../../security/rate-limits';

const DAY_MS = 24 * 3_600_000;

/** Counts what an account sends, each mass send once, and refuses it beyond its cap of a day; gives the count. */
export const sendCap =
  (limits: Pick<RateLimits, 'count'>) =>
  async (userId: string): Promise<number> => {
    const count = await limits.count(`sends:${userId}`, DAY_MS);
    if (count > ACCOUNT_CAP.sendsPerDay) throw new CapReached('cap.sends');
    return count;
  };

export type CountSend = ReturnType<typeof sendCap>;
