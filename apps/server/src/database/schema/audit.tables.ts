import type { AuditChange } from '@chatdeck/sdk';
import type { AuditActor } from '@chatdeck/sdk/audit';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyText, moment } from '../columns';
import { users } from './account.tables';

/** Who changed what, from where, without secrets. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for what an operator changes that is no account's, such as a price; deleted with the account. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    call: text().notNull(),
    /** 0, or the code with which a login or a proof was refused. */
    code: integer().notNull().default(0),
    actor: text().$type<AuditActor>().notNull(),
    userAgent: emptyText(),
    sessionId: emptyText(),
    address: emptyText(),
    objectId: emptyText(),
    objectName: emptyText(),
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
    moreChanges: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId, table.id), index().on(table.at)],
);
