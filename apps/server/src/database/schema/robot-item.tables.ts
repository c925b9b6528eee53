import type { JsonObject } from '@chatdeck/sdk/rules';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../columns';
import { ownerId } from './account.tables';

/** A dialogue, an RSS feed or a batch task, already validated; the robot loads each kind as a whole. */
export const robotItems = pgTable(
  'robot_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    kind: text({ enum: ['dialogue', 'rss', 'batchTask'] }).notNull(),
    item: jsonb().$type<JsonObject>().notNull(),
    /** How many answers a dialogue has given. */
    usedNum: integer().notNull().default(0),
    /** Where it was put among its kind; those that were not follow behind in the order of their ids. */
    place: integer(),
    /** The newest entry of a feed that was forwarded. */
    lastContent: text(),
    ...recordColumns,
  },
  (table) => [index().on(table.userId, table.kind, table.id)],
);
