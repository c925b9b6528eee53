import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';
import { ownerId } from './account.tables';

/** Whether the messages of an account's robot are recorded; accounts without a row have them not. */
export const logSettings = pgTable('log_settings', {
  userId: ownerId().primaryKey(),
  open: boolean().notNull().default(false),
  /** Whether the addresses of pictures and files are stored. */
  media: boolean().notNull().default(false),
});

/** What a robot ran with, once for each state of it, without keys and tokens; the messages refer to it. */
export const logSetups = pgTable(
  'log_setups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    hash: text().notNull(),
    version: integer().notNull(),
    config: text().notNull(),
    dialogues: text().notNull(),
    role: text().notNull(),
  },
  (table) => [unique().on(table.userId, table.hash)],
);

/** A message that a robot received or sent, as it reported it. */
export const logMessages = pgTable(
  'log_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    conversationId: text().notNull(),
    conversationName: emptyText(),
    isRoom: boolean().notNull(),
    at: moment().notNull(),
    isSelf: boolean().notNull(),
    isMention: boolean().notNull(),
    type: text().notNull(),
    text: emptyText(),
    url: emptyText(),
    speakerId: emptyText(),
    speakerName: emptyText(),
    speakerAlias: emptyText(),
    speakerWeixin: emptyText(),
    setupId: bigint({ mode: 'number' }).references(() => logSetups.id, { onDelete: 'set null' }),
    /** The dialogues whose limit of answers was used up. */
    usedUp: text().array().notNull().default([]),
    /** The rules that decided, each as its list and its id. */
    rules: text().array().notNull().default([]),
    /** The texts that the robot was to say to it by itself. */
    says: text().array().notNull().default([]),
    /** Whether the robot was to ask somebody for its answer. */
    asks: boolean().notNull().default(false),
    /** Tells the same message when it is reported twice. */
    digest: text().notNull(),
  },
  (table) => [
    unique().on(table.userId, table.digest),
    index().on(table.userId, table.conversationId, table.id),
    index().on(table.userId, table.id),
    index().on(table.userId, table.at),
    index().on(table.at),
    index()
      .on(table.setupId)
      .where(sql`${table.setupId} is not null`),
  ],
);
