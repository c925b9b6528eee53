import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { agoMs } from '../../outbox/target-change';
import type { Reload, ReloadTopic } from './reload';
import { robotReloads } from './robot.tables';

/** What robots were told to load again and have not loaded since. */
export function reloadRepository(db: Database) {
  const of = (userId: string) => eq(robotReloads.userId, userId);

  return {
    async note(userId: string, { topic, key }: Reload): Promise<void> {
      await db
        .insert(robotReloads)
        .values({ userId, topic, key })
        .onConflictDoUpdate({
          target: [robotReloads.userId, robotReloads.topic, robotReloads.key],
          set: { notedAt: sql`clock_timestamp()` },
        });
    },

    /** Those that were noted at least so long ago. */
    pending: (userId: string, sinceMs: number): Promise<Reload[]> =>
      db
        .select({ topic: robotReloads.topic, key: robotReloads.key })
        .from(robotReloads)
        .where(and(of(userId), lte(robotReloads.notedAt, agoMs(sinceMs)))),

    async forget(userId: string, topic?: ReloadTopic): Promise<void> {
      const among = topic === undefined ? undefined : eq(robotReloads.topic, topic);
      await db.delete(robotReloads).where(and(of(userId), among));
    },
  };
}

export type ReloadRepository = ReturnType<typeof reloadRepository>;
