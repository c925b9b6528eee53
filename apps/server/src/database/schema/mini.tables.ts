import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId, users } from './account.tables';

/** The phone that may log in to an account. Only the hash of its identity is kept. */
export const boundPhones = pgTable('bound_phones', {
  userId: ownerId().primaryKey(),
  phoneHash: text().notNull().unique(),
  boundAt: moment().notNull().defaultNow(),
});

/** A one-time code that a browser shows and a phone scans; the browser asks for its state with a ticket of its own. */
export const scanCodes = pgTable(
  'scan_codes',
  {
    codeHash: text().primaryKey(),
    ticketHash: text().notNull().unique(),
    purpose: text({ enum: ['login', 'bind'] }).notNull(),
    /** Whose account it binds to, or who confirmed the login. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'cancelled', 'unbound', 'used'] })
      .notNull()
      .default('waiting'),
    /** The address of the browser that shows it. */
    ip: text().notNull(),
    /** The phone that scanned it; nobody else may answer. */
    phoneHash: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
