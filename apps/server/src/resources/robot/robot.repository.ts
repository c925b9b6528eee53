import { eq, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { friends, robots, rooms } from '../../database/schema';

type RobotChange = Partial<Omit<typeof robots.$inferInsert, 'userId'>>;

/** What robots report about themselves. */
export function robotRepository(db: Database) {
  return {
    async find(userId: string) {
      const rows = await db.select().from(robots).where(eq(robots.userId, userId));
      return onlyRow(rows);
    },

    async update(userId: string, change: RobotChange): Promise<void> {
      await db.update(robots).set(change).where(eq(robots.userId, userId));
    },

    async counts(userId: string): Promise<{ friendCount: number; roomCount: number }> {
      const [friendCount, roomCount] = await Promise.all([
        db.$count(friends, eq(friends.userId, userId)),
        db.$count(rooms, eq(rooms.userId, userId)),
      ]);
      return { friendCount, roomCount };
    },

    /** Records that a full push of the lists begins; rows are stamped with the same clock, the database's. */
    async beginSync(userId: string, list: 'friendSyncAt' | 'roomSyncAt'): Promise<void> {
      await db
        .update(robots)
        .set({ [list]: sql`clock_timestamp()` })
        .where(eq(robots.userId, userId));
    },
  };
}

export type RobotRepository = ReturnType<typeof robotRepository>;
