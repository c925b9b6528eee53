import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { lockAccount } from '../../database/account-cap';
import type { Database } from '../../database/database';
import { type PageQuery, countedPage } from '../../database/list-query';
import { down, longPage } from '../../database/long-list';
import { accountMessages, feedbacks, users } from '../../database/schema';
import type { MessageTopic } from './message-texts';

/** Messages and feedback of an account are logs: the newest of each are retained, up to this many. */
const MAX_RETAINED = 500;

/** Messages to accounts, and their feedback to the operator. */
export function siteRepository(db: Database) {
  async function retainNewest(log: typeof accountMessages | typeof feedbacks, userId: string) {
    const newest = db
      .select({ id: log.id })
      .from(log)
      .where(eq(log.userId, userId))
      .orderBy(desc(log.id))
      .limit(MAX_RETAINED);
    await db.delete(log).where(and(eq(log.userId, userId), notInArray(log.id, newest)));
  }

  const withAuthor = () =>
    db
      .select({
        id: feedbacks.id,
        accountId: feedbacks.userId,
        email: users.email,
        locale: users.locale,
        content: feedbacks.content,
        contact: feedbacks.contact,
        createdAt: feedbacks.createdAt,
        answer: feedbacks.answer,
        answeredAt: feedbacks.answeredAt,
      })
      .from(feedbacks)
      .innerJoin(users, eq(users.id, feedbacks.userId));

  return {
    async messages(userId: string, query: PageQuery) {
      const matches = eq(accountMessages.userId, userId);
      return countedPage(
        query,
        () => db.$count(accountMessages, matches),
        ({ limit, offset }) =>
          db
            .select()
            .from(accountMessages)
            .where(matches)
            .orderBy(desc(accountMessages.id))
            .limit(limit)
            .offset(offset),
      );
    },

    notify: async (userId: string, topic: MessageTopic): Promise<void> => {
      await db.insert(accountMessages).values({ userId, topic });
      await retainNewest(accountMessages, userId);
    },

    /** Adds a message about a lasting condition, at most once a month. */
    notifyOnce: (userId: string, topic: MessageTopic): Promise<void> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, topic, userId);
        const wasNotified = and(
          eq(accountMessages.userId, userId),
          eq(accountMessages.topic, topic),
          gt(accountMessages.createdAt, sql`now() - interval '30 days'`),
        );
        if ((await tx.$count(accountMessages, wasNotified)) > 0) return;
        await tx.insert(accountMessages).values({ userId, topic });
      }),

    addFeedback: async (userId: string, content: string, contact: string): Promise<void> => {
      await db.insert(feedbacks).values({ userId, content, contact });
      await retainNewest(feedbacks, userId);
    },

    /** A page of feedback to the operator, newest first, with its author. */
    async feedbackPage(query: PageQuery) {
      const { count, rows } = await longPage(db, query, {
        table: feedbacks,
        matches: undefined,
        id: feedbacks.id,
        order: [down(feedbacks.id)],
        rows: (hasId, order) =>
          withAuthor()
            .where(hasId)
            .orderBy(...order),
      });
      return { count, rows: rows.map(({ locale: _, ...row }) => row) };
    },

    /** One of them, with the language of its author. */
    async feedbackById(id: number) {
      const [found] = await withAuthor().where(eq(feedbacks.id, id));
      return found;
    },

    /** Notes what was answered by mail; a later answer replaces it. */
    async answered(id: number, answer: string): Promise<void> {
      await db
        .update(feedbacks)
        .set({ answer, answeredAt: sql`now()` })
        .where(eq(feedbacks.id, id));
    },
  };
}

export type SiteRepository = ReturnType<typeof siteRepository>;
