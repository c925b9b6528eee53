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

/** Between the moment a dispatcher takes a target and the moment the message is out; nobody else touches it then. */
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
    /** What the robot runs for each target instead of saying the messages. */
    command: jsonb().$type<StoredCommand>(),
    /** The time from one target to the next. */
    gapMs: integer().notNull(),
    /** A repeated request finds its job by the key; the hash distinguishes it from another request. */
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
    index('send_targets_queued_index')
      .on(table.userId, table.jobId, table.position)
      .where(sql`${table.state} = 'queued'`),
    index('send_targets_sending_index')
      .on(table.changedAt)
      .where(sql`${table.state} = 'sending'`),
  ],
);

/** The accounts with targets that wait, and when the next of them may be sent. Whoever holds the row sends. */
export const sendQueues = pgTable(
  'send_queues',
  { userId: ownerId().primaryKey(), nextAt: moment().notNull().defaultNow() },
  (table) => [index().on(table.nextAt)],
);
