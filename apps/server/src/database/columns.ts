import type { PreviousName } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** The moment so many milliseconds ago, by the clock of the database. */
export const agoMs = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** Text that is empty rather than null. */
export const emptyText = () => text().notNull().default('');

/** What a chat was called before, the last name first. */
export const previousNames = () => jsonb().$type<PreviousName[]>().notNull().default([]);

/** What is computed of the name of a chat when it is stored; rows of an earlier version have empty ones until they are listed. */
export const pinyinColumns = { initials: emptyText(), sortKey: emptyText() };

/** The columns of rows that can be restored for a while after they were removed, and whose changes are counted. */
export const recordColumns = {
  /** Counts the changes, so that two people do not overwrite each other. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
  removedAt: moment(),
};
