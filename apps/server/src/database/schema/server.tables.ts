import { pgTable, text, index, integer } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** Secrets that the server generates and shares between its instances. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Settings that an operator changes while the server runs, in place of those of the environment. */
export const storedSettings = pgTable('stored_settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

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
