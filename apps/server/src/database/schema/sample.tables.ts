import type { SampleInput } from '@chatdeck/sdk/rules';
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { recordColumns } from '../columns';
import { ownerId } from './account.tables';

/** A message saved as a small test of the config. */
export const samples = pgTable(
  'samples',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    sample: jsonb().$type<SampleInput>().notNull(),
    ...recordColumns,
  },
  (table) => [index().on(table.userId, table.id)],
);
