import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { moment } from '../columns';
import { ownerId } from './account.tables';

/** The config of the custom centre, created on its first save. */
export const customConfigs = pgTable('custom_configs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ownerId().unique(),
  config: jsonb().$type<JsonObject>().notNull(),
  /** Counts the saves, so that two people do not overwrite each other. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
});

/** How many items of a channel a task has sent. */
export const channelTurns = pgTable(
  'channel_turns',
  {
    userId: ownerId(),
    sortId: text().notNull(),
    taskId: text().notNull(),
    turn: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sortId, table.taskId] })],
);
