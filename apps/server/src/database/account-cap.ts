import type { CapId } from '@chatdeck/sdk/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { CapReached } from '../refusal/refusal';
import { onlyRow, type Database } from './database';

/** A limit on what an account may store, and the rule that reports it. */
export interface Cap {
  readonly rule: CapId;
  readonly most: number;
  /** The amount in use, as an aggregate over the account's rows. */
  readonly measure: SQL<number>;
}

/** The rows of an account that caps apply to. */
export interface CappedRows {
  /** Distinguishes them from the account's other rows. */
  readonly name: string;
  readonly table: PgTable;
  /** The rows that count towards the cap. */
  readonly of: (userId: string) => SQL | undefined;
  readonly caps: readonly Cap[];
}

/** A cap on the number of rows. */
export const rowCap = (rule: CapId, most: number): Cap => ({
  rule,
  most,
  measure: sql`count(*)`.mapWith(Number),
});

/** Serializes concurrent changes of the same rows of an account until the end of the transaction. */
export async function lockAccount(tx: Database, name: string, userId: string): Promise<void> {
  const key = `${name}:${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`);
}

async function measured(tx: Database, { table, of, caps }: CappedRows, userId: string) {
  const fields = Object.fromEntries(caps.map(({ rule, measure }) => [rule, measure]));
  return onlyRow(await tx.select(fields).from(table).where(of(userId)));
}

/**
 * Makes a change to an account's rows, or refuses it with 10002 when they would grow beyond a cap. Rows that already
 * exceed it may be changed as long as they do not grow.
 */
export const withinCaps = <Result>(
  db: Database,
  rows: CappedRows,
  userId: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, rows.name, userId);
    const before = await measured(tx, rows, userId);
    const result = await change(tx);
    const after = await measured(tx, rows, userId);
    for (const { rule, most } of rows.caps) {
      const has = after[rule] ?? 0;
      if (has > most && has > (before[rule] ?? 0)) throw new CapReached(rule);
    }
    return result;
  });
