import type { PGlite } from '@electric-sql/pglite';
import { StartRefused } from '../start-refused';
import { RESERVED_BYTES } from '../storage/free-space';
import { createRounds } from '../ticker';

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 500;
/** How much more than the reserve must be free before writes are allowed again, in bytes. */
const MARGIN_BYTES = 8 * MEGABYTE;
/** WAL segments that exist at least: what is written before a full disk is noticed goes to the next of them. */
const MIN_SEGMENTS = 3;
const SEGMENT_BYTES = 16 * MEGABYTE;

type Client = Pick<PGlite, 'query'>;
type Free = () => Promise<number>;

/** Refuses to open a database for which there is too little space. */
export async function requireSpace(dataDir: string, free: Free): Promise<void> {
  const bytes = await free();
  if (bytes >= RESERVED_BYTES) return;
  throw new StartRefused(
    `The disk of DATA_DIR (${dataDir}) has ${Math.floor(bytes / MEGABYTE)} MB left, and the database needs ${RESERVED_BYTES / MEGABYTE} MB to be opened. Make room on it first.`,
  );
}

/** Creates the next WAL segments of a database that has never needed them, while there is space for them. */
export async function preallocateWal(client: Client, free: Free): Promise<void> {
  if ((await free()) < RESERVED_BYTES + MIN_SEGMENTS * SEGMENT_BYTES) return;
  const { rows } = await client.query<{ segments: number }>(
    'select count(*)::int as segments from pg_ls_waldir()',
  );
  const missing = MIN_SEGMENTS - (rows[0]?.segments ?? MIN_SEGMENTS);
  if (missing <= 0) return;
  for (let segment = 0; segment < missing; segment += 1) {
    await client.query(`select pg_logical_emit_message(false, '', '')`);
    await client.query('select pg_switch_wal()');
  }
  // The segments so far are no longer needed for recovery then, and are reused as the next ones.
  await client.query('checkpoint');
}

export interface SpaceReport {
  /** The database has become writable, or read-only. */
  readonly onSpace: (isWritable: boolean) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Makes the database read-only while the disk is nearly full, until the returned function is called. */
export function guardSpace(
  client: Client,
  free: Free,
  { onSpace, onFailure }: SpaceReport,
): () => Promise<void> {
  let isWritable = true;

  async function look(): Promise<void> {
    const bytes = await free();
    const mayWrite = bytes >= RESERVED_BYTES + (isWritable ? 0 : MARGIN_BYTES);
    if (mayWrite === isWritable) return;
    await client.query(`set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`);
    isWritable = mayWrite;
    onSpace(mayWrite);
  }

  const rounds = createRounds(() =>
    look()
      .catch(onFailure)
      .then(() => LOOK_MS),
  );
  rounds.start();
  return rounds.stop;
}
