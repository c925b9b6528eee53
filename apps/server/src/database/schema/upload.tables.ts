import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId } from './account.tables';

/** Uploaded files and the avatars of robots, for the quota. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    userId: ownerId(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Since when no row refers to it; null while one does. */
    unusedSince: moment().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    index('stored_files_unused_index')
      .on(table.userId, table.unusedSince, table.key)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/**
 * Which row uses which file. Database triggers maintain it in the transaction that writes the row, so that no writer
 * can forget it: see the migration that creates them. A removed row uses its files until it is deleted.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    userId: ownerId(),
    key: text()
      .notNull()
      .references(() => storedFiles.key, { onDelete: 'cascade' }),
    /** The table of the row, and what distinguishes it from the account's other rows. */
    source: text().notNull(),
    rowId: text().notNull(),
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.rowId, table.key] }),
    index().on(table.key),
  ],
);
