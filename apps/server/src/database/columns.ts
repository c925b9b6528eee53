import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept with its time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Text that is empty rather than missing. */
export const emptyText = () => text().notNull().default('');

/** The columns of rows that can be brought back for a while, and whose changes are counted. */
export const recordColumns = {
  /** Counts the changes, so that two people do not overwrite each other. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
  removedAt: moment(),
};
