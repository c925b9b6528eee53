import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import { ownerId } from '../account/account.tables';

/** What people have uploaded, for the quota. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    userId: ownerId(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);
