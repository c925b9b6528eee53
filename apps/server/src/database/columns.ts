import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept with its time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Text that is empty rather than missing. */
export const emptyText = () => text().notNull().default('');
