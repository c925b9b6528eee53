import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { contains } from '../../database/text-search';
import { endPush, endQuietPush, isLastBatch, type PushedList } from '../robot/full-push';
import { robots } from '../robot/robot.tables';
import { rooms } from './group.tables';

export type PushedRoom = Omit<typeof rooms.$inferInsert, 'userId' | 'sentAt'>;

const list: PushedList = {
  table: rooms,
  userId: rooms.userId,
  sentAt: rooms.sentAt,
  startedAt: 'roomSyncAt',
};

/** The robot owns the room or is one of its administrators. */
const isAdmin = sql<boolean>`coalesce(${robots.robotId} = ${rooms.ownerWxid} or ${robots.robotId} = any(${rooms.adminWxids}), false)`;

/** The rooms that robots are in. */
export function groupRepository(db: Database) {
  return {
    page: async (userId: string, query: PageQuery & { name?: string | undefined }) => {
      const matches = and(eq(rooms.userId, userId), contains(query.name, rooms.topic));
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(rooms, matches),
        db
          .select({ ...getTableColumns(rooms), isAdmin })
          .from(rooms)
          .innerJoin(robots, eq(robots.userId, rooms.userId))
          .where(matches)
          .orderBy(asc(rooms.topic), asc(rooms.wxid))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, list: rows };
    },

    all: (userId: string) =>
      db
        .select({ wxid: rooms.wxid, topic: rooms.topic, isAdmin })
        .from(rooms)
        .innerJoin(robots, eq(robots.userId, rooms.userId))
        .where(eq(rooms.userId, userId))
        .orderBy(asc(rooms.topic), asc(rooms.wxid)),

    search: (userId: string, word: string | undefined, limit: number) =>
      db
        .select({ id: rooms.wxid, name: rooms.topic, alias: sql<string>`''` })
        .from(rooms)
        .where(and(eq(rooms.userId, userId), contains(word, rooms.topic)))
        .orderBy(asc(rooms.topic), asc(rooms.wxid))
        .limit(limit),

    /** Those that fit all that is said of them, two at most: with a second one nobody knows which is meant. */
    named: (
      userId: string,
      asked: { readonly wxid?: string | undefined; readonly topic?: string | undefined },
    ) =>
      db
        .select({ wxid: rooms.wxid, name: rooms.topic })
        .from(rooms)
        .where(
          and(
            eq(rooms.userId, userId),
            asked.wxid === undefined ? undefined : eq(rooms.wxid, asked.wxid),
            asked.topic === undefined ? undefined : eq(rooms.topic, asked.topic),
          ),
        )
        .limit(2),

    find: async (userId: string, wxid: string) => {
      const [room] = await db
        .select()
        .from(rooms)
        .where(and(eq(rooms.userId, userId), eq(rooms.wxid, wxid)));
      return room;
    },

    /** Takes in one batch of a robot's rooms; those of an earlier robot leave. */
    receive: (userId: string, robotId: string, batch: readonly PushedRoom[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(rooms).where(and(eq(rooms.userId, userId), ne(rooms.robotId, robotId)));
        if (batch.length > 0) {
          await tx
            .insert(rooms)
            .values(batch.map((room) => ({ ...room, userId, robotId })))
            .onConflictDoUpdate({
              target: [rooms.userId, rooms.wxid],
              set: {
                robotId: sql`excluded.robot_id`,
                topic: sql`excluded.topic`,
                avatar: sql`excluded.avatar`,
                ownerWxid: sql`excluded.owner_wxid`,
                adminWxids: sql`excluded.admin_wxids`,
                memberCount: sql`excluded.member_count`,
                sentAt: sql`now()`,
              },
            });
        }
        if (isLastBatch(batch.length)) await endPush(tx, userId, list);
      }),

    endQuietPush: (userId: string) => endQuietPush(db, userId, list),
  };
}

export type GroupRepository = ReturnType<typeof groupRepository>;
