import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { randomHex } from '../security/secrets';
import { StartRefused } from '../start-refused';
import { extensionOf, FILE_KINDS } from '../storage/file-kinds';
import { isStoreKey, type ObjectStore } from '../storage/object-store';

// A backup is text, one database row per line in the JSON that the database itself writes, so that nothing is lost and
// a backup of the embedded database can be restored into a PostgreSQL server and back. Lines with a hash say what
// follows, and hold the uploaded files in chunks.
const HEAD = '#chatdeck backup of migration ';
const TABLE = '#table ';
const FILE = '#file ';
const CHUNK = '#piece ';
const END = '#end ';

/** The number of rows and files in a backup. */
export interface BackupSize {
  readonly rows: number;
  readonly files: number;
}

/** The content of a backup, line by line. */
export type BackupPart =
  | { readonly kind: 'head'; readonly migration: number }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly json: string }
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'piece'; readonly bytes: Buffer }
  | { readonly kind: 'end'; readonly size: BackupSize };

/** The line of a part. */
export function lineOf(part: BackupPart): string {
  switch (part.kind) {
    case 'head':
      return `${HEAD}${part.migration}`;
    case 'table':
      return `${TABLE}${part.name}`;
    case 'row':
      return part.json.replaceAll('\n', ' ');
    case 'file':
      return `${FILE}${part.key}`;
    case 'piece':
      return `${CHUNK}${part.bytes.toString('base64')}`;
    case 'end':
      return `${END}${part.size.rows} ${part.size.files}`;
  }
}

function partOf(line: string): BackupPart {
  const after = (head: string) => line.slice(head.length);
  if (!line.startsWith('#')) return { kind: 'row', json: line };
  if (line.startsWith(CHUNK)) return { kind: 'piece', bytes: Buffer.from(after(CHUNK), 'base64') };
  if (line.startsWith(TABLE)) return { kind: 'table', name: after(TABLE) };
  if (line.startsWith(FILE)) return { kind: 'file', key: after(FILE) };
  if (line.startsWith(HEAD)) return { kind: 'head', migration: Number(after(HEAD)) };
  // Backups of earlier versions have no files and no count of them.
  const [rows = 0, files = 0] = line.startsWith(END) ? after(END).split(' ').map(Number) : [-1, -1];
  return { kind: 'end', size: { rows, files } };
}

/** Writes a file atomically, readable by its owner alone. */
export async function writeWhole<T>(
  path: string,
  work: (write: (part: BackupPart) => Promise<void>) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${randomHex(4)}`;
  // Fast rather than small: an embedded database answers no other queries while its rows are read.
  const gzip = createGzip({ level: 1 });
  const file = gzip.pipe(createWriteStream(aside, { mode: 0o600, flags: 'wx' }));
  const failed = new Promise<never>((_, reject) => file.once('error', reject));
  failed.catch(() => {});
  const write = (part: BackupPart) =>
    gzip.write(`${lineOf(part)}\n`)
      ? Promise.resolve()
      : Promise.race([new Promise<void>((resolve) => gzip.once('drain', resolve)), failed]);
  try {
    const result = await work(write);
    gzip.end();
    await finished(file);
    await rename(aside, path);
    return result;
  } catch (error) {
    gzip.destroy();
    file.destroy();
    await rm(aside, { force: true });
    throw error;
  }
}

/** The parts of a backup. Only a line feed ends one: line readers also split at characters that users may type. */
export async function* partsOf(path: string): AsyncGenerator<BackupPart> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let begun: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...more] = String(chunk).split('\n');
    begun.push(first);
    if (more.length === 0) continue;
    // A row may span a thousand chunks, which are joined once.
    yield partOf(begun.join(''));
    begun = [more.pop() ?? ''];
    for (const line of more) yield partOf(line);
  }
}

/** The size of a complete backup and the migration that it was made with; refuses a file that is not a backup. */
export async function inspectBackup(path: string): Promise<BackupSize & { migration: number }> {
  let migration: number | undefined;
  let [rows, files] = [0, 0];
  let isWhole = false;
  try {
    for await (const part of partsOf(path)) {
      if (part.kind === 'head') migration = part.migration;
      else if (migration === undefined) break;
      else if (part.kind === 'row') rows += 1;
      else if (part.kind === 'file') files += 1;
      else if (part.kind === 'end') isWhole = part.size.rows === rows && part.size.files === files;
    }
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : 'no reason given');
  }
  if (migration === undefined) throw unreadable(path, 'it does not begin like one');
  if (!isWhole) throw unreadable(path, 'its end is missing');
  return { migration, rows, files };
}

const unreadable = (path: string, reason: string) =>
  new StartRefused(`${path} is no backup that can be read: ${reason}.`);

/**
 * Adds the files of a backup to a store, each through a temporary file on its disk. `onAdded` is called for each file
 * that was not stored already.
 */
export async function readFiles(
  store: Pick<ObjectStore, 'add'>,
  path: string,
  aside: string,
  onAdded: (key: string) => void,
): Promise<void> {
  let current: { readonly key: string; readonly file: FileHandle } | undefined;
  const finish = async () => {
    if (current === undefined) return;
    const { key, file } = current;
    current = undefined;
    await file.close();
    const type = FILE_KINDS.get(extensionOf(key))?.contentType ?? 'application/octet-stream';
    if (await store.add(key, aside, type)) onAdded(key);
    await rm(aside, { force: true });
  };
  try {
    for await (const part of partsOf(path)) {
      if (part.kind === 'piece') await current?.file.writeFile(part.bytes);
      else await finish();
      if (part.kind === 'file' && isStoreKey(part.key)) {
        current = { key: part.key, file: await open(aside, 'w', 0o600) };
      }
    }
    await finish();
  } finally {
    await current?.file.close();
    await rm(aside, { force: true });
  }
}

/** The keys of the files in a backup. */
export async function keysIn(path: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const part of partsOf(path)) if (part.kind === 'file') keys.add(part.key);
  return keys;
}
