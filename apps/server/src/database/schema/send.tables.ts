import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId } from './account.tables';

/** Until when nothing more may be sent to a target. */
export const sendLocks = pgTable(
  'send_locks',
  { userId: ownerId(), target: text().notNull(), lockedUntil: moment().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.target] })],
);

/** Sends that were passed to the robot under an idempotency key. */
export const sendReceipts = pgTable(
  'send_receipts',
  {
    userId: ownerId(),
    key: text().notNull(),
    /** Distinguishes a repeated request from a different one with the same key. */
    requestHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);
