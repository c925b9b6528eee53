import type { OpenApiKeyScope } from '@chatdeck/sdk';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { ownerId, users } from './account.tables';

/** The credentials that a robot signs its calls with. The signature needs the secret itself, so it cannot be hashed. */
export const apiCredentials = pgTable('api_credentials', {
  userId: ownerId().primaryKey(),
  apiKey: text().notNull().unique(),
  apiSecret: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Further keys of an account, for scripts and partners. The robot signs with none of them. */
export const openApiKeys = pgTable(
  'open_api_keys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    name: text().notNull(),
    apiKey: text().notNull().unique(),
    apiSecret: text().notNull(),
    scopes: text().array().$type<OpenApiKeyScope[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Written at most once a minute. */
    lastUsedAt: moment(),
    /** From then on the key signs nothing; null for never. */
    expiresAt: moment(),
    /** The secret before the last rotation, and until when it still works. */
    previousSecret: text(),
    previousUntil: moment(),
    /** Grows with what ends the sessions that it opened, so that none is opened with what it was before. */
    revision: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId)],
);

/** Accepted signatures that are still within the time window, to refuse replays. */
export const usedSignatures = pgTable(
  'used_signatures',
  { signature: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
);

/** The accounts that the key of an account, a partner, made for its customers, by the partner's own id of each. */
export const customers = pgTable(
  'customers',
  {
    /** The partner. */
    userId: ownerId(),
    customerId: text().notNull(),
    accountId: text()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.customerId] })],
);
