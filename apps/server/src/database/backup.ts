import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { randomHex } from '../security/random-text';
import { StartRefused } from '../start-refused';
import type { Database } from './database';
import { migrationOf } from './migration-of';
import { rowsOf } from './rows';
import { tablesInOrder } from './tables-in-order';

// A backup is text, one row of the database to a line as the database itself writes it in JSON, so that nothing is lost
// on the way and a backup of the embedded database can be restored into a PostgreSQL server and back. Lines with a hash
// say what follows.
const HEAD = '#chatdeck backup of migration ';
const TABLE = '#table ';
const END = '#end ';
const ROWS_AT_ONCE = 500;

/** The name of a backup that is made now. */
export const backupName = (reason: string): string =>
  `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${reason}.gz`;

/** Writes every row as it is at one moment; gives how many. The file is there only once it is whole. */
export async function writeBackup(db: Database, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${randomHex(4)}`;
  const gzip = createGzip();
  const file = gzip.pipe(createWriteStream(aside, { mode: 0o600, flags: 'wx' }));
  const write = (line: string) =>
    gzip.write(`${line}\n`)
      ? Promise.resolve()
      : new Promise<void>((resolve) => gzip.once('drain', resolve));
  try {
    const count = await db.transaction((tx) => writeRows(tx, write), {
      isolationLevel: 'repeatable read',
    });
    gzip.end();
    await finished(file);
    await rename(aside, path);
    return count;
  } catch (error) {
    gzip.destroy();
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeRows(tx: Database, write: (line: string) => Promise<void>): Promise<number> {
  let count = 0;
  await write(`${HEAD}${await migrationOf(tx)}`);
  for (const table of await tablesInOrder(tx)) {
    await write(`${TABLE}${table}`);
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    );
    for (;;) {
      const rows = rowsOf(
        await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup`),
      );
      if (rows.length === 0) break;
      await write(rows.map(({ line }) => String(line).replaceAll('\n', ' ')).join('\n'));
      count += rows.length;
    }
    await tx.execute(sql`close backup`);
  }
  await write(`${END}${count}`);
  return count;
}

/** The lines of a backup. Only a line feed ends one: readers of text also stop at signs that people may write. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The migration that a backup was made with; refuses a file that is not a whole backup. */
export async function inspectBackup(path: string): Promise<number> {
  let migration: number | undefined;
  let count = 0;
  let isWhole = false;
  try {
    for await (const line of linesOf(path)) {
      if (line.startsWith(HEAD)) migration = Number(line.slice(HEAD.length));
      else if (migration === undefined) break;
      else if (line.startsWith(END)) isWhole = Number(line.slice(END.length)) === count;
      else if (!line.startsWith('#')) count += 1;
    }
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : 'no reason given');
  }
  if (migration === undefined) throw unreadable(path, 'it does not begin like one');
  if (!isWhole) throw unreadable(path, 'its end is missing');
  return migration;
}

/** Puts the rows of a whole backup into tables that have none, all or nothing; gives how many. */
export async function readBackup(db: Database, path: string): Promise<number> {
  return db.transaction(async (tx) => {
    let table = '';
    let count = 0;
    let rows: string[] = [];
    const insert = async () => {
      if (rows.length === 0) return;
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
      );
      count += rows.length;
      rows = [];
    };
    for await (const line of linesOf(path)) {
      if (!line.startsWith('#')) rows.push(line);
      if (line.startsWith('#') || rows.length === ROWS_AT_ONCE) await insert();
      if (line.startsWith(TABLE)) table = line.slice(TABLE.length);
    }
    await setSequences(tx);
    return count;
  });
}

/** New rows count on from the restored ones. */
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

const unreadable = (path: string, reason: string) =>
  new StartRefused(`${path} is no backup that can be read: ${reason}.`);
