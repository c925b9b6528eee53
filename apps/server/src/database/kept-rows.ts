import { UNDO_DAYS } from '@chatdeck/sdk/constants';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A table with `keptColumns`. */
interface Kept {
  readonly userId: PgColumn;
  readonly id: PgColumn;
  readonly version: PgColumn;
  readonly removedAt: PgColumn;
}

const undoEnd = sql`now() - ${UNDO_DAYS} * interval '1 day'`;

/** The rows of an owner that were not removed. */
export const keptOf = (table: Kept, userId: string) =>
  and(eq(table.userId, userId), isNull(table.removedAt));

/** One of them, where a version is named only at that version. */
export const keptRow = (table: Kept, userId: string, id: number, version?: number) =>
  and(
    keptOf(table, userId),
    eq(table.id, id),
    version === undefined ? undefined : eq(table.version, version),
  );

/** A row that was removed and can still be brought back. */
export const restorableRow = (table: Kept, userId: string, id: number) =>
  and(eq(table.userId, userId), eq(table.id, id), gt(table.removedAt, undoEnd));

/** The rows of an owner that were removed too long ago for that. */
export const lostRows = (table: Kept, userId: string) =>
  and(eq(table.userId, userId), lte(table.removedAt, undoEnd));

/** What every change of a row sets. */
export const nextVersion = (table: Kept) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`now()`,
});
/** What removes a row, so that the removal can be undone for a while, and what undoes it. */
export const removedNow = { removedAt: sql`now()` };
export const notRemoved = { removedAt: null };
