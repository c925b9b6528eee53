import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** The number of attempts within a window that began with the first one. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text().primaryKey(),
    count: integer().notNull().default(1),
    endsAt: moment().notNull(),
    /** The expected answer to the question of the next attempt. */
    answer: text(),
  },
  (table) => [index().on(table.endsAt)],
);
