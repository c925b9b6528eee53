import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { and, eq, sql } from 'drizzle-orm';
import { lockAccount, withinCaps, type CappedRows } from '../../database/account-cap';
import { onlyRow, type Database } from '../../database/database';
import { readEachTime } from '../../database/remembered-reads';
import { channelTurns, customConfigs, users } from '../../database/schema';

/** One document, which every save extends. */
const centre: CappedRows = {
  name: 'custom centre',
  table: customConfigs,
  of: (userId) => eq(customConfigs.userId, userId),
  caps: [
    {
      rule: 'cap.custom',
      most: ACCOUNT_CAP.customBytes,
      measure: sql`coalesce(sum(octet_length(${customConfigs.config}::text)), 0)`.mapWith(Number),
    },
  ],
};

/** The robot chooses the task ids, so the number of counted tasks is limited. */
const MAX_TURNS = 5_000;

/** The config of the custom centre, and the position of each task in its channels. */
export function customRepository(db: Database, remember = readEachTime) {
  const read = remember([customConfigs, users], async (userId) => {
    const [row] = await db.select().from(customConfigs).where(eq(customConfigs.userId, userId));
    return row ?? null;
  });

  return {
    find: async (userId: string) => (await read(userId)) ?? undefined,

    /**
     * Replaces the given parts; writers of different parts do not conflict. With a version (0 for none yet), only at
     * that version.
     */
    async merge(userId: string, parts: JsonObject, baseVersion: number | undefined) {
      const config = sql`${customConfigs.config} || excluded.config`;
      const version = sql`${customConfigs.version} + 1`;
      const [row] = await withinCaps(db, centre, userId, (tx) =>
        tx
          .insert(customConfigs)
          .values({ userId, config: parts })
          .onConflictDoUpdate({
            target: customConfigs.userId,
            set: { config, version, updatedAt: sql`now()` },
            setWhere:
              baseVersion === undefined ? undefined : eq(customConfigs.version, baseVersion),
          })
          .returning(),
      );
      return row;
    },

    /** Increments and returns the count of a task, from 1; for tasks beyond the limit it is always 1. */
    nextTurn: (userId: string, sortId: string, taskId: string): Promise<number> =>
      db.transaction(async (tx) => {
        const isOf = eq(channelTurns.userId, userId);
        const [known] = await tx
          .update(channelTurns)
          .set({ turn: sql`${channelTurns.turn} + 1` })
          .where(and(isOf, eq(channelTurns.sortId, sortId), eq(channelTurns.taskId, taskId)))
          .returning({ turn: channelTurns.turn });
        if (known !== undefined) return known.turn;
        await lockAccount(tx, 'channel turns', userId);
        if ((await tx.$count(channelTurns, isOf)) >= MAX_TURNS) return 1;
        const rows = await tx
          .insert(channelTurns)
          .values({ userId, sortId, taskId })
          .onConflictDoUpdate({
            target: [channelTurns.userId, channelTurns.sortId, channelTurns.taskId],
            set: { turn: sql`${channelTurns.turn} + 1` },
          })
          .returning({ turn: channelTurns.turn });
        return onlyRow(rows).turn;
      }),
  };
}

export type CustomRepository = ReturnType<typeof customRepository>;
