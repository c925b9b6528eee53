import { sql } from 'drizzle-orm';
import { logFailure, codeOf } from '../log';
import { StartRefused } from '../start-refused';
import type { ObjectStore } from '../storage/object-store';
import { partsOf, writeWhole, type BackupPart, type BackupSize } from './backup-file';
import { type Database, rowsOf } from './database';
import { migrationOf } from './migrations';
import { tablesInOrder } from './tables-in-order';

/** A row may have megabytes, so only a few are in memory at once. */
const BATCH_ROWS = 50;
/** The approximate maximum length of a statement that inserts rows, unless it is a single row. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** The name of a backup made now. */
export const backupName = (reason: string): string =>
  `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${reason}.gz`;

type Write = (part: BackupPart) => Promise<void>;

/**
 * Writes every row as of one moment, then the files that these rows refer to; returns the counts. Without a store, only
 * rows are written. The backup appears only when it is complete.
 */
export const writeBackup = (
  db: Database,
  path: string,
  store?: Pick<ObjectStore, 'find'>,
): Promise<BackupSize> =>
  writeWhole(path, async (write) => {
    const { rows, keys } = await db.transaction(
      async (tx) => ({
        rows: await writeRows(tx, write),
        keys: store === undefined ? [] : await fileKeys(tx),
      }),
      { isolationLevel: 'repeatable read' },
    );
    const files = store === undefined ? 0 : await writeFiles(store, keys, write);
    const size = { rows, files };
    await write({ kind: 'end', size });
    return size;
  });

async function writeRows(tx: Database, write: Write): Promise<number> {
  let count = 0;
  await write({ kind: 'head', migration: await migrationOf(tx) });
  for (const table of await tablesInOrder(tx)) {
    await write({ kind: 'table', name: table });
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    );
    for (;;) {
      const rows = rowsOf(await tx.execute(sql`fetch ${sql.raw(String(BATCH_ROWS))} from backup`));
      if (rows.length === 0) break;
      for (const { line } of rows) await write({ kind: 'row', json: String(line) });
      count += rows.length;
    }
    await tx.execute(sql`close backup`);
  }
  return count;
}

/** The files that the rows refer to: uploads and the avatars of robots. */
export async function fileKeys(db: Database): Promise<string[]> {
  const rows = rowsOf(
    await db.execute(
      sql`select key from stored_files union select substr(avatar, 8) from robots where avatar like '/files/%' order by 1`,
    ),
  );
  return rows.map(({ key }) => String(key));
}

/** A file never changes under its key, so it may be read later than the rows; a deleted one is left out. */
async function writeFiles(
  store: Pick<ObjectStore, 'find'>,
  keys: readonly string[],
  write: Write,
): Promise<number> {
  let count = 0;
  for (const key of keys) {
    const found = await store.find(key);
    if (found === undefined) continue;
    await write({ kind: 'file', key });
    for await (const bytes of await found.open()) {
      await write({ kind: 'piece', bytes: Buffer.from(bytes as Uint8Array) });
    }
    count += 1;
  }
  if (count < keys.length) {
    logFailure(`${keys.length - count} files that rows name are not in the store`, undefined);
  }
  return count;
}

/** Inserts the rows of a complete backup into empty tables in one transaction; returns how many. */
export async function readRows(db: Database, path: string): Promise<number> {
  let table = '';
  let count = 0;
  try {
    await db.transaction(async (tx) => {
      // The uses of files are among the restored rows and must not be computed again.
      await tx.execute(sql`select set_config('chatdeck.restoring', 'on', true)`);
      let rows: string[] = [];
      let length = 0;
      const insert = async () => {
        if (rows.length === 0) return;
        const name = sql.identifier(table);
        await tx.execute(
          sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
        );
        count += rows.length;
        [rows, length] = [[], 0];
      };
      for await (const part of partsOf(path)) {
        if (part.kind === 'row') {
          rows.push(part.json);
          length += part.json.length;
          if (rows.length < 500 && length < BATCH_BYTES) continue;
        }
        await insert();
        if (part.kind === 'table') table = part.name;
      }
      await setSequences(tx);
    });
  } catch (error) {
    // The original error contains the rows that could not be inserted.
    throw new StartRefused(
      `${path} could not be restored: after ${count} rows the table ${table} took no more${codeOf(error)}. Nothing was restored.`,
    );
  }
  return count;
}

/** Sets the sequences so that new ids follow the restored ones. */
async function setSequences(tx: Database): Promise<void> {
  const columns = rowsOf(
    await tx.execute(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
    ),
  );
  for (const row of columns) {
    const [table, column] = [String(row['table']), String(row['column'])];
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
  }
}
