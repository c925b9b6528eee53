import type { RoomOption } from '@chatdeck/sdk';
import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { inPieces } from '../../database/pieces';
import { isOneOf } from '../../database/one-of';
import { contains } from '../../database/text-search';
import { endQuietPush } from '../robot/full-push';
import { receiveBatch, type BatchedList } from '../robot/pushed-list';
import { robots, rooms } from '../../database/schema';

export type PushedRoom = Omit<typeof rooms.$inferInsert, 'userId' | 'sentAt'>;

const list: BatchedList = {
  table: rooms,
  userId: rooms.userId,
  robotId: rooms.robotId,
  wxid: rooms.wxid,
  sentAt: rooms.sentAt,
  startedAt: 'roomSyncAt',
  columns: {
    topic: 'text',
    avatar: 'text',
    owner_wxid: 'text',
    admin_wxids: 'text[]',
    member_count: 'integer',
  },
  most: ACCOUNT_CAP.rooms,
};

/** So many are read at a time where all of them are asked for. */
const PIECE = 1_000;

/** The robot owns the room or is one of its administrators. */
const isAdmin = sql<boolean>`coalesce(${robots.robotId} = ${rooms.ownerWxid} or ${robots.robotId} = any(${rooms.adminWxids}), false)`;

const option = { wxid: rooms.wxid, topic: rooms.topic, isAdmin };

/** The rooms that robots are in. */
export function groupRepository(db: Database) {
  const options = (userId: string, which: SQL | undefined) =>
    db
      .select(option)
      .from(rooms)
      .innerJoin(robots, eq(robots.userId, rooms.userId))
      .where(and(eq(rooms.userId, userId), which));

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

    /** All of them by topic, piece by piece. */
    all: (userId: string) =>
      inPieces<RoomOption>(PIECE, (last, size) => {
        const behind = last && sql`(${rooms.topic}, ${rooms.wxid}) > (${last.topic}, ${last.wxid})`;
        return options(userId, behind).orderBy(asc(rooms.topic), asc(rooms.wxid)).limit(size);
      }),

    /** Those with the ids that are given. */
    byIds: (userId: string, ids: readonly string[]) => options(userId, isOneOf(rooms.wxid, ids)),

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

    /** Takes in one batch of a robot's rooms; those of an earlier robot leave. Gives how many had no place. */
    receive: (userId: string, robotId: string, batch: readonly PushedRoom[]): Promise<number> =>
      receiveBatch(
        db,
        list,
        { userId, robotId },
        batch.map((room) => ({
          wxid: room.wxid,
          topic: room.topic ?? '',
          avatar: room.avatar ?? '',
          owner_wxid: room.ownerWxid ?? '',
          admin_wxids: room.adminWxids ?? [],
          member_count: room.memberCount ?? 0,
        })),
      ),

    endQuietPush: (userId: string) => endQuietPush(db, userId, list),
  };
}

export type GroupRepository = ReturnType<typeof groupRepository>;
