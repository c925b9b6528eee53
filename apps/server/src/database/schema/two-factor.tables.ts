import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId } from './account.tables';

/** What the codes of an account are made from; it counts once `users.two_factor_since` is set. */
export const twoFactors = pgTable('two_factors', {
  userId: ownerId().primaryKey(),
  /** Encrypted: the codes are made from the secret itself, so it cannot be hashed. */
  secret: text().notNull(),
  /** The 30 seconds of the last code that was accepted; neither it nor an older one is accepted again. */
  lastStep: integer(),
  createdAt: moment().notNull().defaultNow(),
});

/** The recovery codes that have not been used, as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
