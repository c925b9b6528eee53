import type { OutgoingMessage } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { MassSendTarget, SendState } from '@chatdeck/sdk/constants';
import type { StoredCommand } from '@chatdeck/sdk/rules';
import { emptyText, moment } from '../columns';
import { ownerId } from './account.tables';

/** From the moment a dispatcher claims a target until the message is sent; no other dispatcher touches it. */
export const SENDING = 'sending';

/** A target as it is stored. */
export type TargetState = SendState | typeof SENDING;

/** A mass send: the same messages for many targets. */
export const sendJobs = pgTable(
  'send_jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    target: text().$type<MassSendTarget>().notNull(),
    messages: jsonb().$type<OutgoingMessage[]>().notNull(),
    /** The command that the robot runs for each target instead of sending messages. */
    command: jsonb().$type<StoredCommand>(),
    /** The delay between two targets. */
    gapMs: integer().notNull(),
    /** Identifies the job when a request is repeated; the hash distinguishes a different request with the same key. */
    key: text(),
    requestHash: emptyText(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.key), index().on(table.userId, table.id)],
);

/** One target of a mass send. */
export const sendTargets = pgTable(
  'send_targets',
  {
    jobId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sendJobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    userId: ownerId(),
    wxid: text().notNull(),
    name: text().notNull(),
    state: text().$type<TargetState>().notNull(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index().on(table.userId, table.wxid, table.jobId),
    index('send_targets_queued_index')
      .on(table.userId, table.jobId, table.position)
      .where(sql`${table.state} = 'queued'`),
    index('send_targets_sending_index')
      .on(table.changedAt)
      .where(sql`${table.state} = 'sending'`),
  ],
);

/** The accounts with pending targets, and when the next may be sent. Whoever locks the row sends. */
export const sendQueues = pgTable(
  'send_queues',
  { userId: ownerId().primaryKey(), nextAt: moment().notNull().defaultNow() },
  (table) => [index().on(table.nextAt)],
);
