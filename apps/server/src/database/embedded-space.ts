import type { PGlite } from '@electric-sql/pglite';
import { StartRefused } from '../start-refused';
import { RESERVED_BYTES } from '../storage/free-space';
import { createRounds } from '../ticker';

const LOOK_MS = 500;
/** How much more than the reserve must be free before it is written again, in bytes. */
const MARGIN_BYTES = 8 * 1024 * 1024;
/** The files that the log has at least: what is written before the disk is found to be full goes to the next of them. */
const LOG_FILES = 3;
const LOG_FILE_BYTES = 16 * 1024 * 1024;

type Client = Pick<PGlite, 'query'>;
type Free = () => Promise<number>;

const MEGABYTE = 1024 * 1024;

/** Refuses to open a database that could not be written. */
export async function demandSpace(dataDir: string, free: Free): Promise<void> {
  const bytes = await free();
  if (bytes >= RESERVED_BYTES) return;
  throw new StartRefused(
    `The disk of DATA_DIR (${dataDir}) has ${Math.floor(bytes / MEGABYTE)} MB left, and the database needs ${RESERVED_BYTES / MEGABYTE} MB to be opened. Make room on it first.`,
  );
}

/** Makes the next files of a log that has never been long, while there is space for them. */
export async function reserveLog(client: Client, free: Free): Promise<void> {
  if ((await free()) < RESERVED_BYTES + LOG_FILES * LOG_FILE_BYTES) return;
  const { rows } = await client.query<{ files: number }>(
    'select count(*)::int as files from pg_ls_waldir()',
  );
  const missing = LOG_FILES - (rows[0]?.files ?? LOG_FILES);
  if (missing <= 0) return;
  for (let file = 0; file < missing; file += 1) {
    await client.query(`select pg_logical_emit_message(false, '', '')`);
    await client.query('select pg_switch_wal()');
  }
  // What was logged so far is done with, so its files become the next ones.
  await client.query('checkpoint');
}

export interface SpaceReport {
  /** The database can be written again, or no more. */
  readonly onSpace: (isWritable: boolean) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Lets the database only be read while the disk is nearly full, until the returned function is called. */
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
