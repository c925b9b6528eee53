import type { PGlite } from '@electric-sql/pglite';
import { every } from '../ticker';
import { preallocateWal } from './embedded-space';

/** How often the embedded database looks for tables that were changed a lot. */
const LOOK_MS = 10_000;

/** By the thresholds of PostgreSQL's own autovacuum. */
const NEEDY = `
  select format('%I', relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`;

/**
 * It learns from 300 times as many rows, and answers nobody meanwhile: with the default of 100, a log of 30,000 rows takes a
 * quarter of a second each time that it has grown by a tenth.
 */
const STATISTICS = 10;

/**
 * Does for the embedded database what a PostgreSQL server does by itself: reuses the space of deleted rows, and learns how
 * many rows there are, without which long lists are sorted for each of their pages.
 */
export async function tendTables(client: Pick<PGlite, 'query'>): Promise<void> {
  // Otherwise what was changed within the last second may not be counted yet.
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ name: string }>(NEEDY);
  await client.query(`set default_statistics_target = ${STATISTICS}`);
  // One at a time: other queries run in between.
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
}

/** How much is logged before the tables are written, in bytes: less than the log may take (`max_wal_size`). */
const LOGGED = 48 * 1024 * 1024;

const IS_LONG = `
  select pg_current_wal_insert_lsn() - redo_lsn > ${LOGGED} as is_long from pg_control_checkpoint()`;

/**
 * Writes what a long log says to the tables, so that its files are used again. On a PostgreSQL server a process of its own
 * does; here the log would grow until the disk is full, and be read as a whole at the start after a crash.
 */
export async function tendLog(client: Pick<PGlite, 'query'>): Promise<void> {
  const { rows } = await client.query<{ is_long: boolean }>(IS_LONG);
  if (rows[0]?.is_long) await client.query('checkpoint');
}

/** Tends the tables and their log until the returned function is called. What failed is tried again the next time. */
export const keepTended = (
  client: Pick<PGlite, 'query'>,
  free: () => Promise<number>,
  onFailure: (error: unknown) => void,
): (() => Promise<void>) =>
  every(LOOK_MS, () =>
    tendLog(client)
      .then(() => preallocateWal(client, free))
      .then(() => tendTables(client))
      .catch(onFailure),
  );
