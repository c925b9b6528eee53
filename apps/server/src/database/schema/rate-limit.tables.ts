import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** How often something was tried within a window that began with the first try. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text().primaryKey(),
    count: integer().notNull().default(1),
    endsAt: moment().notNull(),
    /** The answer that the next try needs. */
    answer: text(),
  },
  (table) => [index().on(table.endsAt)],
);
