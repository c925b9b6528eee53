import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';

/** One account. The id is random text that is safe in an MQTT topic. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  role: text().notNull().default('user'),
  customRoutes: text().array().notNull().default([]),
  inviteCode: text(),
  activatedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

/** Refers to the owner of a row; an account takes its rows with it. */
export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A signed-in browser. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment().notNull().defaultNow(),
    revokedAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);

/** Login tries by account and address since the first of them. */
export const loginTries = pgTable(
  'login_tries',
  {
    email: text().notNull(),
    ip: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.email, table.ip] }), index().on(table.firstAt)],
);
