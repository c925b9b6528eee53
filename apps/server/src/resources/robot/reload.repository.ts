import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { inBatches } from '../../database/in-batches';
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
  const ageMs = sql`extract(epoch from clock_timestamp() - ${robotReloads.notedAt}) * 1000`;

  /** In one statement for all robots of one moment: each asks whenever it sends a heartbeat or loads something. */
  const notedFor = inBatches(async (userIds: readonly string[]) => {
    const { userId, topic, key } = robotReloads;
    const noted = await db
      .select({ userId, topic, key, ageMs: ageMs.mapWith(Number) })
      .from(robotReloads)
      .where(inArray(userId, [...new Set(userIds)]));
    return (owner) => noted.filter((one) => one.userId === owner);
  });

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
    async pending(userId: string, sinceMs: number): Promise<Reload[]> {
      const noted = await notedFor(userId);
      return noted.filter((one) => one.ageMs >= sinceMs).map(({ topic, key }) => ({ topic, key }));
    },

    async forget(userId: string, topic?: ReloadTopic): Promise<void> {
      const among = topic === undefined ? undefined : eq(robotReloads.topic, topic);
      await db.delete(robotReloads).where(and(of(userId), among));
    },
  };
}

export type ReloadRepository = ReturnType<typeof reloadRepository>;
