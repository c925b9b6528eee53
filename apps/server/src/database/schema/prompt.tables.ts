import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../columns';
import { ownerId } from './account.tables';

/** A prompt of the AI dialogue. */
export const prompts = pgTable(
  'prompts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    name: text().notNull(),
    content: text().notNull(),
    ...recordColumns,
  },
  (table) => [index().on(table.userId, table.id)],
);
