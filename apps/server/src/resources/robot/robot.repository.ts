import type { RobotClock } from '@chatdeck/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { onlyRow, rowsOf, type Database } from '../../database/database';
import { inBatches } from '../../database/in-batches';
import { besideRemembered } from '../../database/remembered-reads';
import { friends, robots, rooms } from '../../database/schema';

type RobotChange = Partial<Omit<typeof robots.$inferInsert, 'userId'>>;

/** A heartbeat of a robot that is alive. */
interface Beat {
  readonly userId: string;
  readonly at: Date;
  /** Whether the robot listened before. */
  readonly wasOnline: boolean;
  readonly clock: RobotClock | null;
}

/** What robots report about themselves. */
export function robotRepository(db: Database) {
  /** In one statement for all robots of one moment, which lock their rows in one order on every instance. */
  const beat = inBatches(async (beats: readonly Beat[]) => {
    const lastOf = new Map(beats.map((one) => [one.userId, one]));
    const result = await db.execute(sql`
      ${besideRemembered} with beats as (
        select * from jsonb_to_recordset(${JSON.stringify([...lastOf.values()])}::jsonb)
          as beats("userId" text, "at" timestamptz, "wasOnline" boolean, clock jsonb)
      ), known as (
        select ${robots.userId}, ${robots.clock}, ${robots.friendSyncAt}, ${robots.roomSyncAt}
        from ${robots} where ${robots.userId} in (select "userId" from beats)
        order by ${robots.userId} for update
      ), updated as (
        update ${robots} set heartbeat_at = beats.at, clock = beats.clock,
          online_since = case when beats."wasOnline" then coalesce(${robots.onlineSince}, beats.at) else beats.at end
        from known join beats on known.user_id = beats."userId"
        where ${robots.userId} = known.user_id
      )
      select known.user_id, known.clock is distinct from beats.clock as has_new_clock,
        known.friend_sync_at is not null as pushes_friends, known.room_sync_at is not null as pushes_rooms
      from known join beats on known.user_id = beats."userId"`);
    const rows = new Map(rowsOf(result).map((row) => [row['user_id'], row]));
    return ({ userId }) => {
      const row = rows.get(userId);
      return {
        hasNewClock: row?.['has_new_clock'] === true,
        pushesFriends: row?.['pushes_friends'] === true,
        pushesRooms: row?.['pushes_rooms'] === true,
      };
    };
  });

  return {
    /** Records a heartbeat; resolves with whether its clock is another than before, and which lists are being pushed as a whole. */
    beat,

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
