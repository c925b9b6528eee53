import type { JsonObject } from '@chatdeck/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { channelTurns, customConfigs } from './custom.tables';

/** The config of the custom centre, and whose turn it is in its channels. */
export function customRepository(db: Database) {
  return {
    async find(userId: string) {
      const [row] = await db.select().from(customConfigs).where(eq(customConfigs.userId, userId));
      return row;
    },

    /**
     * Replaces the parts that are given; two writers of different parts do not meet. Where a version is named, 0 for none
     * yet, only at that version.
     */
    async merge(userId: string, parts: JsonObject, baseVersion: number | undefined) {
      const config = sql`${customConfigs.config} || excluded.config`;
      const version = sql`${customConfigs.version} + 1`;
      const [row] = await db
        .insert(customConfigs)
        .values({ userId, config: parts })
        .onConflictDoUpdate({
          target: customConfigs.userId,
          set: { config, version, updatedAt: sql`now()` },
          setWhere: baseVersion === undefined ? undefined : eq(customConfigs.version, baseVersion),
        })
        .returning();
      return row;
    },

    /** Counts one more item for a task and gives the count, from 1. */
    async nextTurn(userId: string, sortId: string, taskId: string): Promise<number> {
      const rows = await db
        .insert(channelTurns)
        .values({ userId, sortId, taskId })
        .onConflictDoUpdate({
          target: [channelTurns.userId, channelTurns.sortId, channelTurns.taskId],
          set: { turn: sql`${channelTurns.turn} + 1` },
        })
        .returning({ turn: channelTurns.turn });
      return onlyRow(rows).turn;
    },
  };
}

export type CustomRepository = ReturnType<typeof customRepository>;
