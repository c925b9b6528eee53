import type { OpenApiScope } from '@chatdeck/sdk';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';
import { ownerId } from './account.tables';
import { openApiKeys } from './open-api.tables';

/**
 * A signed-in browser, or a session of the open API, which has scopes and an expiry. Only the hash of its token is
 * stored.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment().notNull().defaultNow(),
    /** What the browser said of itself at login, and from where. */
    userAgent: emptyText(),
    address: emptyText(),
    revokedAt: moment(),
    /** What a session of the open API may do; null for a browser, which may do everything. */
    scopes: text().array().$type<OpenApiScope[]>(),
    /** When a session of the open API expires. */
    expiresAt: moment(),
    /** The further key that opened it, and with which it goes; null for a browser, and for the robot's key. */
    keyId: bigint({ mode: 'number' }).references(() => openApiKeys.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.keyId)],
);
