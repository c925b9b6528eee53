import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { places } from '../places';
import { StartRefused } from '../start-refused';
import { type Database, rowsOf } from './database';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })).min(1),
});

/** The migrations of a program; the last one determines the version of the data. */
export interface Migrations {
  readonly folder: string;
  /** The time of the last migration, by which the database records it. */
  readonly last: number;
}

const readJournal = async () =>
  journalSchema.parse(
    JSON.parse(await readFile(join(places.migrations, 'meta', '_journal.json'), 'utf8')),
  );

const lastOf = (entries: readonly { readonly when: number }[]) => entries.at(-1)?.when ?? 0;

/** Every migration of this program. */
export async function allMigrations(): Promise<Migrations> {
  return { folder: places.migrations, last: lastOf((await readJournal()).entries) };
}

/** The times of all migrations before the last one, each a state that an older version left data in. */
export const earlierMigrations = async (): Promise<number[]> =>
  (await readJournal()).entries.slice(0, -1).map(({ when }) => when);

/** Runs work with the migrations up to the one that a backup was made with, so that its rows fit the tables. */
export async function withMigrationsUpTo<T>(
  last: number,
  work: (migrations: Migrations) => Promise<T>,
): Promise<T> {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= last);
  if (lastOf(entries) !== last) {
    throw new StartRefused('This backup was made by another version of Chatdeck. Use that one.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    const files = entries.map(({ tag }) => `${tag}.sql`);
    await Promise.all(
      files.map((file) => copyFile(join(places.migrations, file), join(folder, file))),
    );
    return await work({ folder, last });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const applied = z.object({ last: z.coerce.number() });

/** The time of the last migration that a database has; 0 for an empty one. */
export async function migrationOf(db: Database): Promise<number> {
  const known = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`),
  );
  if (known[0]?.['known'] !== true) return 0;
  const rows = rowsOf(
    await db.execute(
      sql`select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
    ),
  );
  return applied.parse(rows[0]).last;
}
