import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns, moment } from '../columns';
import { ownerId } from './account.tables';

/** A reminder for one friend of an account's robot. */
export const reminders = pgTable(
  'reminders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    setter: text().notNull(),
    subscribe: text().notNull(),
    isLoop: boolean().notNull(),
    /** A cron, or a moment in Shanghai as `YYYY-MM-DD HH:mm`. */
    time: text().notNull(),
    content: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    doneAt: moment(),
    isPaused: boolean().notNull().default(false),
    ...recordColumns,
  },
  (table) => [index().on(table.userId, table.id)],
);
