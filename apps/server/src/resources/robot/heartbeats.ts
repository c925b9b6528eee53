import { and, eq, gt, lte } from 'drizzle-orm';
import type { Heartbeats } from '../../broker/cluster';
import { agoMs } from '../../database/columns';
import type { Database } from '../../database/database';
import { robots } from '../../database/schema';

/** A robot without a heartbeat for this long is offline. */
const SILENT_MS = 3 * 60_000;

/** True for the row of a robot whose last heartbeat is recent enough. */
export const isAlive = () => gt(robots.heartbeatAt, agoMs(SILENT_MS));

/** The stored heartbeats of robots. */
export function heartbeats(db: Database): Heartbeats {
  return {
    async isAlive(userId: string): Promise<boolean> {
      const alive = await db
        .select({ userId: robots.userId })
        .from(robots)
        .where(and(eq(robots.userId, userId), isAlive()));
      return alive.length > 0;
    },

    async fellSilent(withinMs: number): Promise<string[]> {
      const silent = await db
        .select({ userId: robots.userId })
        .from(robots)
        .where(
          and(
            lte(robots.heartbeatAt, agoMs(SILENT_MS)),
            gt(robots.heartbeatAt, agoMs(SILENT_MS + withinMs)),
          ),
        );
      return silent.map(({ userId }) => userId);
    },
  };
}
