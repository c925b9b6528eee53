import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Makes a read by a key that is not repeated as long as none of these tables was written. They are all whose rows decide
 * what is read, also those with whose rows others are deleted. Do not change what it returns.
 */
export type Remember = <Value>(
  tables: readonly PgTable[],
  read: (key: string) => Promise<Value>,
) => (key: string) => Promise<Value>;

/** For a database that other processes may write. */
export const readEachTime: Remember = (_tables, read) => read;

/** So many answers of each read are remembered; with more, all are forgotten. */
const MOST = 10_000;

const BESIDE = '/* beside what is remembered */';

/**
 * Begins a statement that writes to a table whose rows are remembered, but nothing that those who remember them go by. What
 * they have remembered stays.
 */
export const besideRemembered = sql.raw(BESIDE);

const READS = /^\s*(select|with)\b/i;
/** A row that is only locked stays what it is. */
const WRITES = /\b(insert|(?<!for (no key )?)update|delete|merge|truncate)\b/i;

/**
 * For the embedded database, all of whose statements pass this client, so that nothing is remembered beyond the statement
 * that changes it, whoever makes it.
 */
export function rememberReads(client: PGlite): Remember {
  /** How often each table that is read so was written. */
  const writes = new Map<string, number>();
  const count = (tables: Iterable<string>) => {
    for (const table of tables) writes.set(table, (writes.get(table) ?? 0) + 1);
  };
  /** Too many rather than too few: every table that is mentioned where anything may be written. */
  const writtenBy = (text: string): string[] =>
    text.trimStart().startsWith(BESIDE) || (READS.test(text) && !WRITES.test(text))
      ? []
      : [...writes.keys()].filter((table) => text.includes(table));

  /** Counted before, so that nobody hits what was, and after, so that nobody remembers what was read meanwhile. */
  async function counted<Answer>(tables: readonly string[], run: () => Promise<Answer>) {
    count(tables);
    try {
      return await run();
    } finally {
      count(tables);
    }
  }

  function watch(target: Pick<PGlite | Transaction, 'query' | 'exec'>, written?: Set<string>) {
    const query = target.query.bind(target);
    const exec = target.exec.bind(target);
    const tablesOf = (text: string) => {
      const tables = writtenBy(text);
      tables.forEach((table) => written?.add(table));
      return tables;
    };
    target.query = <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
      const tables = tablesOf(text);
      const run = () => query<Row>(text, params, options);
      return tables.length === 0 ? run() : counted(tables, run);
    };
    target.exec = (text, options) => counted(tablesOf(text), () => exec(text, options));
  }

  watch(client);
  const transaction = client.transaction.bind(client);
  client.transaction = async (work) => {
    const written = new Set<string>();
    try {
      return await transaction((tx) => {
        watch(tx, written);
        return work(tx);
      });
    } finally {
      // Until here others have read what was before.
      count(written);
    }
  };

  return <Value>(tables: readonly PgTable[], read: (key: string) => Promise<Value>) => {
    const names = tables.map(getTableName);
    for (const name of names) if (!writes.has(name)) writes.set(name, 0);
    const stamp = () => names.reduce((sum, name) => sum + (writes.get(name) ?? 0), 0);
    const remembered = new Map<string, { readonly at: number; readonly value: Value }>();
    return async (key) => {
      const at = stamp();
      const known = remembered.get(key);
      if (known?.at === at) return known.value;
      const value = await read(key);
      // What does not exist is not remembered: callers choose the key. What was written meanwhile makes this one old.
      if (value !== undefined) {
        if (remembered.size >= MOST) remembered.clear();
        remembered.set(key, { at, value });
      }
      return value;
    };
  };
}
