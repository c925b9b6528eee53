import type { FriendOption } from '@chatdeck/sdk';
import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { inPieces } from '../../database/pieces';
import { isOneOf } from '../../database/one-of';
import { contains } from '../../database/text-search';
import { endQuietPush } from '../robot/full-push';
import { receiveBatch, type BatchedList } from '../robot/pushed-list';
import { friends } from '../../database/schema';

/** What a caller says of the one that is meant. */
interface PersonName {
  readonly wxid?: string | undefined;
  readonly name?: string | undefined;
  readonly alias?: string | undefined;
}

export type PushedFriend = Omit<typeof friends.$inferInsert, 'userId' | 'sentAt'>;

const list: BatchedList = {
  table: friends,
  userId: friends.userId,
  robotId: friends.robotId,
  wxid: friends.wxid,
  sentAt: friends.sentAt,
  startedAt: 'friendSyncAt',
  columns: { name: 'text', alias: 'text', avatar: 'text', weixin: 'text', gender: 'integer' },
  most: ACCOUNT_CAP.friends,
};

/** So many are read at a time where all of them are asked for. */
const PIECE = 1_000;

const option = { wxid: friends.wxid, name: friends.name, alias: friends.alias };

/** The friends of robots. */
export function contactRepository(db: Database) {
  return {
    page: async (userId: string, query: PageQuery & { name?: string | undefined }) => {
      const matches = and(
        eq(friends.userId, userId),
        contains(query.name, friends.name, friends.alias),
      );
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(friends, matches),
        db
          .select()
          .from(friends)
          .where(matches)
          .orderBy(asc(friends.name), asc(friends.wxid))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, list: rows };
    },

    /** All of them by name, piece by piece. */
    all: (userId: string) =>
      inPieces<FriendOption>(PIECE, (last, size) => {
        const behind =
          last && sql`(${friends.name}, ${friends.wxid}) > (${last.name}, ${last.wxid})`;
        return db
          .select(option)
          .from(friends)
          .where(and(eq(friends.userId, userId), behind))
          .orderBy(asc(friends.name), asc(friends.wxid))
          .limit(size);
      }),

    /** Those with the ids that are given. */
    byIds: (userId: string, ids: readonly string[]) =>
      db
        .select(option)
        .from(friends)
        .where(and(eq(friends.userId, userId), isOneOf(friends.wxid, ids))),

    search: (userId: string, word: string | undefined, limit: number) =>
      db
        .select({ id: friends.wxid, name: friends.name, alias: friends.alias })
        .from(friends)
        .where(and(eq(friends.userId, userId), contains(word, friends.name, friends.alias)))
        .orderBy(asc(friends.name), asc(friends.wxid))
        .limit(limit),

    /** Those who fit all that is said of them, two at most: with a second one nobody knows who is meant. */
    named: (userId: string, asked: PersonName) =>
      db
        .select({ wxid: friends.wxid, name: friends.name })
        .from(friends)
        .where(
          and(
            eq(friends.userId, userId),
            asked.wxid === undefined ? undefined : eq(friends.wxid, asked.wxid),
            asked.name === undefined ? undefined : eq(friends.name, asked.name),
            asked.alias === undefined ? undefined : eq(friends.alias, asked.alias),
          ),
        )
        .limit(2),

    find: async (userId: string, wxid: string) => {
      const [friend] = await db
        .select()
        .from(friends)
        .where(and(eq(friends.userId, userId), eq(friends.wxid, wxid)));
      return friend;
    },

    /** Takes in one batch of a robot's friends; those of an earlier robot leave. Gives how many had no place. */
    receive: (userId: string, robotId: string, batch: readonly PushedFriend[]): Promise<number> =>
      receiveBatch(
        db,
        list,
        { userId, robotId },
        batch.map(({ wxid, name = '', alias = '', avatar = '', weixin = '', gender = 0 }) => ({
          wxid,
          name,
          alias,
          avatar,
          weixin,
          gender,
        })),
      ),

    endQuietPush: (userId: string) => endQuietPush(db, userId, list),
  };
}

export type ContactRepository = ReturnType<typeof contactRepository>;
