import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId, users } from './account.tables';

/** The phone that may log in to an account. Only the hash of its identity is stored. */
export const boundPhones = pgTable('bound_phones', {
  userId: ownerId().primaryKey(),
  phoneHash: text().notNull().unique(),
  boundAt: moment().notNull().defaultNow(),
});

/** A one-time code that a browser shows and a phone scans; the browser polls its state with a separate ticket. */
export const scanCodes = pgTable(
  'scan_codes',
  {
    codeHash: text().primaryKey(),
    ticketHash: text().notNull().unique(),
    purpose: text({ enum: ['login', 'bind'] }).notNull(),
    /** The account that it binds a phone to, or the one that confirmed the login. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'cancelled', 'unbound', 'used'] })
      .notNull()
      .default('waiting'),
    /** The address of the browser that shows it. */
    ip: text().notNull(),
    /** The phone that scanned it; no other may answer. */
    phoneHash: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
