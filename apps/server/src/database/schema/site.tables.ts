import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';
import { ownerId } from './account.tables';

/** A message to an account; the topic selects its text in each language. */
export const accountMessages = pgTable(
  'account_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    topic: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.id)],
);

/** Feedback that users sent to the operator. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    content: text().notNull(),
    contact: emptyText(),
    createdAt: moment().notNull().defaultNow(),
    /** What the operator answered by mail; empty while nothing was. */
    answer: emptyText(),
    answeredAt: moment(),
  },
  (table) => [index().on(table.userId)],
);
