import { UNDO_DAYS } from '@chatdeck/sdk/constants';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { withinCaps, type Cap } from './account-cap';
import type { Database } from './database';
import { isAmong } from './list-query';

/** A table with `recordColumns`. */
interface Stored extends PgTable {
  readonly userId: PgColumn;
  readonly id: PgColumn;
  readonly version: PgColumn;
  readonly removedAt: PgColumn;
}

const undoEnd = sql`now() - ${UNDO_DAYS} * interval '1 day'`;

/** The rows of an owner that were not removed. */
const recordsOf = (table: Stored, userId: string) =>
  and(eq(table.userId, userId), isNull(table.removedAt));

/** One of them; with a version, only at that version. */
const recordRow = (table: Stored, userId: string, id: number, version?: number) =>
  and(
    recordsOf(table, userId),
    eq(table.id, id),
    version === undefined ? undefined : eq(table.version, version),
  );

/** The values that every change of a row sets. */
export const nextVersion = (table: Stored) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`now()`,
});

/** Rows of one kind that can be restored for a while after they were removed. */
export interface RecordKind {
  readonly name: string;
  readonly table: Stored;
  /** Distinguishes them from other rows of the table. */
  readonly isOfKind?: SQL;
  /** The rows that count towards the caps. Default: all that were not removed. */
  readonly counts?: SQL;
  readonly caps: readonly Cap[];
  /** At most this many removed rows are retained; the oldest are deleted early. */
  readonly removedMost: number;
}

/** Adds, removes and restores rows of one kind, within the caps of each account. */
export function recordRows(db: Database, kind: RecordKind) {
  const { name, table, isOfKind, caps } = kind;
  const ofOwner = (userId: string) => and(recordsOf(table, userId), isOfKind);
  /** One row; with a version, only at that version. */
  const own = (userId: string, id: number, version?: number) =>
    and(recordRow(table, userId, id, version), isOfKind);
  const counted = (userId: string) => and(ofOwner(userId), kind.counts);

  /** Makes a change that may add rows, or refuses it beyond a cap. */
  const grow = <Result>(userId: string, change: (tx: Database) => Promise<Result>) =>
    withinCaps(db, { name, table, caps, of: counted }, userId, change);

  const numberOf = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => Number(id));

  /** Marks rows as removed, so that this can be undone for a while; returns the ids of those that exist. */
  const remove = async (userId: string, ids: readonly number[]): Promise<number[]> =>
    numberOf(
      await db
        .update(table)
        .set({ removedAt: sql`now()` })
        .where(and(ofOwner(userId), inArray(table.id, [...ids])))
        .returning({ id: table.id }),
    );

  /** Returns the ids of the removed rows that were left to restore. */
  async function restore(userId: string, ids: readonly number[]): Promise<number[]> {
    const isRestorable = and(
      eq(table.userId, userId),
      inArray(table.id, [...ids]),
      gt(table.removedAt, undoEnd),
      isOfKind,
    );
    return numberOf(
      await grow(userId, (tx) =>
        tx.update(table).set({ removedAt: null }).where(isRestorable).returning({ id: table.id }),
      ),
    );
  }

  /** Deletes removed rows for good: those past the undo period, and the oldest beyond the limit. */
  async function dropRemoved(userId: string): Promise<void> {
    const ofKind = and(eq(table.userId, userId), isOfKind);
    const tooMany = db
      .select({ id: table.id })
      .from(table)
      .where(and(ofKind, isNotNull(table.removedAt)))
      .orderBy(desc(table.removedAt), desc(table.id))
      .offset(kind.removedMost);
    const isLost = or(lte(table.removedAt, undoEnd), isAmong(table.id, tooMany));
    await db.delete(table).where(and(ofKind, isLost));
  }

  return {
    ofOwner,
    own,
    grow,
    /** Removes and restores several rows. */
    many: { remove, restore, dropRemoved },

    /** Finds, removes and restores single rows, which `read` selects. */
    byId: <Row>(read: (where: SQL | undefined) => PromiseLike<Row[]>) => {
      const find = async (userId: string, id: number): Promise<Row | undefined> => {
        const [row] = await read(own(userId, id));
        return row;
      };
      return {
        find,
        dropRemoved,
        /** False if it does not exist. */
        remove: async (userId: string, id: number): Promise<boolean> =>
          (await remove(userId, [id])).length > 0,
        restore: async (userId: string, id: number): Promise<Row | undefined> =>
          (await restore(userId, [id])).length > 0 ? find(userId, id) : undefined,
      };
    },
  };
}
