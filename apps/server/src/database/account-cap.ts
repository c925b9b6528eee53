import type { CapId } from '@chatdeck/sdk/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { CapReached } from '../refusal/refusal';
import { onlyRow, type Database } from './database';

/** One thing that an account has at most so much of, and the rule that says so. */
export interface Cap {
  readonly rule: CapId;
  readonly most: number;
  /** How much it has, over its rows. */
  readonly measure: SQL<number>;
}

/** The rows of an account that caps are for. */
export interface CappedRows {
  /** Tells them from the account's others. */
  readonly name: string;
  readonly table: PgTable;
  /** Those that count. */
  readonly of: (userId: string) => SQL | undefined;
  readonly caps: readonly Cap[];
}

/** A cap on the number of rows. */
export const rowCap = (rule: CapId, most: number): Cap => ({
  rule,
  most,
  measure: sql`count(*)`.mapWith(Number),
});

/** Lets those who change the same rows of an account at the same time take turns until the end of the transaction. */
export async function lockAccount(tx: Database, name: string, userId: string): Promise<void> {
  const key = `${name}:${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`);
}

async function measured(tx: Database, { table, of, caps }: CappedRows, userId: string) {
  const fields = Object.fromEntries(caps.map(({ rule, measure }) => [rule, measure]));
  return onlyRow(await tx.select(fields).from(table).where(of(userId)));
}

/**
 * Makes a change of an account's rows, or refuses it with 10002 where they would grow beyond a cap. What is beyond it from
 * an earlier time may be changed as long as it does not grow.
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
