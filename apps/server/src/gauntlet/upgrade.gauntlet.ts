import { appendFile, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { expect, inject, it } from 'vitest';
import { openEmbedded } from '../database/embedded';
import { allMigrations, earlierMigrations, withMigrationsUpTo } from '../database/migrations';
import { openDatabase } from '../database/open-database';
import { grouped, show } from '../guarantees/guarantee';
import { places } from '../places';
import { startServer } from '../server';
import { readSettings } from '../settings';
import { contentOf, fillTables, ROWS, shapeOf, tokenOf } from './old-rows';

/** What migrations took away on purpose: counts of failed logins, which are counted elsewhere since. */
const RETIRED = ['login_tries'];

const QUIET = { PORT: '0', MQTT_PORT: '0', CHATDECK_DEMO: '0', LOG_LEVEL: 'silent' };

const folder = () => mkdtemp(join(inject('scratch'), 'upgrade-'));

/** A file with an empty database of no migration: creating one takes seconds, unpacking it does not. */
async function emptyImage(): Promise<string> {
  const file = join(await folder(), 'empty.tar.gz');
  const client = await PGlite.create();
  const image = await client.dumpDataDir('gzip');
  await client.close();
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  return file;
}

/** A folder with the rows of a database as of a migration, and what they contain. */
async function oldData(last: number, image: string) {
  const dataDir = await folder();
  return withMigrationsUpTo(last, async (migrations) => {
    const { client, db } = await openEmbedded(join(dataDir, 'database'), image, { migrations });
    await fillTables(db);
    const shape = new Map([...(await shapeOf(db))].filter(([table]) => !RETIRED.includes(table)));
    const content = await contentOf(db, shape);
    await client.close();
    return { dataDir, content, shape };
  });
}

type OldData = Awaited<ReturnType<typeof oldData>>;

/** Opens old data as a server does, and returns which columns no longer have their values. */
async function lostBy({ dataDir, content, shape }: OldData, to = allMigrations()) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, await to);
  const now = await contentOf(db, shape);
  await close();
  return [...content].filter(([name, hash]) => now.get(name) !== hash).map(([name]) => name);
}

/** What each account sees by the API of a server in that folder. */
async function listedIn(dataDir: string) {
  const { address, stop } = await startServer(readSettings({ DATA_DIR: dataDir, ...QUIET }));
  const listed = await Promise.all(
    Array.from({ length: ROWS }, async (_, row) => {
      const { material, prompt, robot } = createChatdeckClient({
        baseUrl: address,
        auth: { getToken: () => tokenOf(row) },
      });
      return {
        materials: unwrap(await material.list()).list.map(({ name }) => name),
        prompts: unwrap(await prompt.list()).list.map(({ name }) => name),
        config: unwrap(await robot.config.load()).config,
      };
    }),
  );
  await stop();
  return listed;
}

const expected = Array.from({ length: ROWS }, (_, row) => ({
  materials: [`materials name ${row}`],
  prompts: [`prompts name ${row}`],
  config: JSON.stringify({ note: `note ${row}` }),
}));

/** The migrations of this program, of which the last one also loses a row and a column. */
async function lossy() {
  const { last } = await allMigrations();
  const copy = await folder();
  await cp(places.migrations, copy, { recursive: true });
  const file =
    (await readdir(copy))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1) ?? '';
  const statements = [
    'DELETE FROM materials WHERE id = (SELECT min(id) FROM materials);',
    'ALTER TABLE prompts DROP COLUMN content CASCADE;',
  ];
  await appendFile(
    join(copy, file),
    statements.map((statement) => `\n--> statement-breakpoint\n${statement}`).join(''),
  );
  return { folder: copy, last };
}

it('An upgrade from any earlier migration keeps every row', async (context) => {
  const starts = await earlierMigrations();
  const image = await emptyImage();
  let columns = 0;
  for (const start of starts) {
    const old = await oldData(start, image);
    expect({ start, lost: await lostBy(old) }).toEqual({ start, lost: [] });
    columns += old.content.size;
    expect(await listedIn(old.dataDir)).toEqual(expected);
  }

  const lost = await lostBy(await oldData(starts.at(-1) ?? 0, image), lossy());
  expect(lost).toContain('prompts.content');
  expect(lost).toContain('materials.name');
  show(context, {
    name: 'Upgrades',
    measured: `from ${starts.length} earlier migrations: 0 of ${grouped(columns)} columns with rows changed, and each account sees its own`,
    control: `a migration that deletes a row and drops a column: ${lost.length} changed columns noticed`,
    cases: starts.length,
  });
});
