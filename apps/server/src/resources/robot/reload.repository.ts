import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { agoMs } from '../../outbox/target-state';
import type { Reload } from './reload';
import { robotReloads, type ReloadTopic } from '../../database/schema';
import { isAmong } from '../../database/list-query';

/**
 * Twice as many dialogues as an account may have; a robot that stays offline for longer clears its memory when it
 * starts.
 */
const MAX_KEYS = 2 * ACCOUNT_CAP.dialogues;

/** What robots were asked to reload and have not loaded since. */
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
      if (key === '') return;
      const tooMany = db
        .select({ key: robotReloads.key })
        .from(robotReloads)
        .where(and(of(userId), eq(robotReloads.topic, topic)))
        .orderBy(desc(robotReloads.notedAt))
        .offset(MAX_KEYS);
      await db
        .delete(robotReloads)
        .where(and(of(userId), eq(robotReloads.topic, topic), isAmong(robotReloads.key, tooMany)));
    },

    /** Those that were recorded at least this long ago. */
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
