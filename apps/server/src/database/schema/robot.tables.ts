import type { RobotClock } from '@chatdeck/sdk/rules';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';
import { ownerId } from './account.tables';

/** The robot config as the saved text; null until it is initialised. The id never changes. */
export const robotConfigs = pgTable('robot_configs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ownerId().unique(),
  config: text(),
  version: integer().notNull().default(0),
  liveVersion: integer(),
  updatedAt: moment().notNull().defaultNow(),
});

/** The last saves of a robot config, each as the saved text. */
export const configRevisions = pgTable(
  'config_revisions',
  {
    userId: ownerId(),
    version: integer().notNull(),
    config: text().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** What the robot of an account last reported about itself. */
export const robots = pgTable('robots', {
  userId: ownerId().primaryKey(),
  robotId: text(),
  name: text(),
  avatar: emptyText(),
  loginStatus: integer().notNull().default(1),
  qrUrl: emptyText(),
  /** When that code was first shown. */
  qrAt: moment(),
  heartbeatAt: moment(),
  /** The first heartbeat after the last time it was offline. */
  onlineSince: moment(),
  /** When it stopped being logged in; null while it is, and before its first login. */
  loggedOutAt: moment(),
  /** When its owner was last mailed that it is offline; a later heartbeat or logout ends that. */
  offlineMailAt: moment(),
  /** The clock of its process as of the last heartbeat; null for a robot that does not report it. */
  clock: jsonb().$type<RobotClock>(),
  panelVersion: emptyText(),
  verifyCode: emptyText(),
  securityMessage: emptyText(),
  /** Since when a full push of all friends is in progress. */
  friendSyncAt: moment(),
  roomSyncAt: moment(),
});

/** The topics that notify the robot to reload something (robot contract, section 4.2). */
export type ReloadTopic = 'event' | 'gptconfig' | 'rssconfig' | 'tasks';

/** What a robot was notified to reload and has not loaded since; `key` is the id of a dialogue, otherwise empty. */
export const robotReloads = pgTable(
  'robot_reloads',
  {
    userId: ownerId(),
    topic: text().$type<ReloadTopic>().notNull(),
    key: emptyText(),
    notedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic, table.key] })],
);
