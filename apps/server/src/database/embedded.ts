import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { places } from '../places';
import { embeddedUse } from './database-use';
import { DRIZZLE_PARSERS, parseByClient } from './embedded-parsers';
import { migrateDatabase, type Upgrade } from './migrate-database';
import { rememberReads } from './remembered-reads';
import { allMigrations } from './migrations';
import * as schema from './schema';

const SETTINGS = [
  // Creating PostgreSQL's own cache takes 5 ms per megabyte of every start, and it gains nothing: a page that it does not
  // hold comes from the cache of the operating system as quickly, even of tables five times its size.
  'shared_buffers=16MB',
  // No disk has to turn: reading an index here and there costs hardly more than reading a table from its start.
  'random_page_cost=1.1',
  // A gigabyte by default, which is kept once it was needed; `embedded-upkeep.ts` does with less.
  'max_wal_size=64MB',
  'min_wal_size=64MB',
].flatMap((setting) => ['-c', setting]);

/** A PostgreSQL inside this process; without a folder it is in memory. */
export async function openEmbedded(
  folder?: string,
  image = places.databaseImage,
  upgrade?: Upgrade,
) {
  // Creating a database takes seconds; unpacking a prepared empty one does not.
  const isNew = folder === undefined || !(await exists(join(folder, 'PG_VERSION')));
  const loadDataDir =
    isNew && (await exists(image)) ? new Blob([await readFile(image)]) : undefined;
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
    parsers: DRIZZLE_PARSERS,
  });
  parseByClient(client);
  const remember = rememberReads(client);
  const db = drizzle({ client, schema, casing: 'snake_case' });
  const { migrations = await allMigrations(), backupFolder } = upgrade ?? {};
  await migrateDatabase(
    db,
    { migrations, ...(!isNew && backupFolder !== undefined && { backupFolder }) },
    (migrationsFolder) => migrate(db, { migrationsFolder }),
  );
  return { client, db, remember, use: embeddedUse(client) };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
