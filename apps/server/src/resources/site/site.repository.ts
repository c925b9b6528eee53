import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { pageOf, type PageQuery } from '../../database/paging';
import { users } from '../account/account.tables';
import type { MessageTopic } from './message-texts';
import { accountMessages, feedbacks } from './site.tables';

/** Messages to accounts, and what they wrote to the operator. */
export function siteRepository(db: Database) {
  return {
    async messages(userId: string, query: PageQuery) {
      const matches = eq(accountMessages.userId, userId);
      const { limit, offset } = pageOf(query);
      const [count, rows] = await Promise.all([
        db.$count(accountMessages, matches),
        db
          .select()
          .from(accountMessages)
          .where(matches)
          .orderBy(desc(accountMessages.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { count, rows };
    },

    tell: async (userId: string, topic: MessageTopic): Promise<void> => {
      await db.insert(accountMessages).values({ userId, topic });
    },

    addFeedback: async (userId: string, content: string, contact: string): Promise<void> => {
      await db.insert(feedbacks).values({ userId, content, contact });
    },

    /** What people wrote to the operator, newest first, with who wrote it. */
    feedback: (limit: number) =>
      db
        .select({
          email: users.email,
          content: feedbacks.content,
          contact: feedbacks.contact,
          createdAt: feedbacks.createdAt,
        })
        .from(feedbacks)
        .innerJoin(users, eq(users.id, feedbacks.userId))
        .orderBy(desc(feedbacks.id))
        .limit(limit),
  };
}

export type SiteRepository = ReturnType<typeof siteRepository>;
