import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { contains } from '../../database/text-search';
import { endPush, endQuietPush, isLastBatch, type PushedList } from '../robot/full-push';
import { friends } from './contact.tables';

/** What a caller says of the one that is meant. */
interface PersonName {
  readonly wxid?: string | undefined;
  readonly name?: string | undefined;
  readonly alias?: string | undefined;
}

export type PushedFriend = Omit<typeof friends.$inferInsert, 'userId' | 'sentAt'>;

const list: PushedList = {
  table: friends,
  userId: friends.userId,
  sentAt: friends.sentAt,
  startedAt: 'friendSyncAt',
};

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

    all: (userId: string) =>
      db
        .select({ wxid: friends.wxid, name: friends.name, alias: friends.alias })
        .from(friends)
        .where(eq(friends.userId, userId))
        .orderBy(asc(friends.name), asc(friends.wxid)),

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

    /** Takes in one batch of a robot's friends; those of an earlier robot leave. */
    receive: (userId: string, robotId: string, batch: readonly PushedFriend[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .delete(friends)
          .where(and(eq(friends.userId, userId), ne(friends.robotId, robotId)));
        if (batch.length > 0) {
          await tx
            .insert(friends)
            .values(batch.map((friend) => ({ ...friend, userId, robotId })))
            .onConflictDoUpdate({
              target: [friends.userId, friends.wxid],
              set: {
                robotId: sql`excluded.robot_id`,
                name: sql`excluded.name`,
                alias: sql`excluded.alias`,
                avatar: sql`excluded.avatar`,
                weixin: sql`excluded.weixin`,
                gender: sql`excluded.gender`,
                sentAt: sql`now()`,
              },
            });
        }
        if (isLastBatch(batch.length)) await endPush(tx, userId, list);
      }),

    endQuietPush: (userId: string) => endQuietPush(db, userId, list),
  };
}

export type ContactRepository = ReturnType<typeof contactRepository>;
