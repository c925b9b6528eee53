import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { freePort, startPostgres } from '../../../../scripts/postgresql-server.mjs';
import type { Database } from '../database/database';
import { withMigrationsUpTo, type Migrations } from '../database/migrations';
import { openDatabase, type DatabaseSettings } from '../database/open-database';
import { clientOf, startOrFail } from '../guarantees/durability/server-life';
import { grouped, show } from '../guarantees/guarantee';
import { contentsOf, lostIn } from '../guarantees/upgrade/contents';
import { places } from '../places';
import { startProcess } from '../testing/server-process';

/** The built server of the last release, and its name; `scripts/gauntlet/last-release.mjs` gives both. */
const { RELEASE_SERVER = '', RELEASE_NAME = '' } = process.env;
/** What a user of the release uploads, besides what its demo account has. */
const FILES = ['new-books.jpg', 'shop.jpg', 'run.jpg'];
const ALL = { current: 1, pageSize: 100 };

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

/** The version of the data of the release: the time of its last migration. */
async function dataVersion(): Promise<number> {
  const text = await readFile(join(RELEASE_SERVER, 'drizzle', 'meta', '_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text)).entries.at(-1)?.when ?? 0;
}

async function withRows<Result>(
  settings: DatabaseSettings,
  work: (db: Database) => Promise<Result>,
  migrations?: Migrations,
): Promise<Result> {
  const { db, close } = await openDatabase(settings, migrations);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The stored files, each by its path with a hash of its bytes. */
async function filesIn(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = paths.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(path));
    return `${path.slice(folder.length)} ${hash.digest('hex')}`;
  });
  return (await Promise.all(hashes)).sort();
}

/** What a user reads of an account: its materials, its config and the schedules of its reminders. */
const readAccount = async ({ material, robot, reminder }: ChatdeckClient) => ({
  materials: unwrap(await material.list(ALL)).list,
  config: unwrap(await robot.config.load()).config,
  reminders: unwrap(await reminder.list(ALL)).list,
});

/** Lets the server of the release make its demo account, work on it, and end without warning; returns what it left. */
async function useRelease(settings: Record<string, string>) {
  const server = await startProcess(
    { CHATDECK_DEMO: '1', ...settings },
    join(RELEASE_SERVER, 'dist'),
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  expect(server.isReady, server.output()).toBe(true);
  const [, email = ''] = /E-mail: +(\S+)/.exec(server.output()) ?? [];
  const [, password = ''] = /Password: +(\S+)/.exec(server.output()) ?? [];
  const { token } = unwrap(await clientOf(server, '').account.login({ email, password }));
  const client = clientOf(server, token);
  for (const name of FILES) {
    const file = new File([await readFile(join(places.demoFiles, 'en', name))], name);
    const { url } = await client.upload.upload('material', file);
    unwrap(await client.material.add({ type: 2, name, url, fileType: 'jpg' }));
  }
  const account = await readAccount(client);
  await server.kill('SIGKILL');
  return { token, login: { email, password }, account };
}

it.for(['embedded', 'PostgreSQL'])(
  'What the program of the last release stored is there after an upgrade: %s database',
  async (kind, context) => {
    const dataDir = await mkdtemp(join(inject('scratch'), 'release-'));
    const database = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    onTestFinished(() => database?.remove());
    // Of the links to files, which have the address in them.
    const PORT = String(await freePort());
    const env = { DATA_DIR: dataDir, PORT, ...(database && { DATABASE_URL: database.url }) };
    const settings = { dataDir, databaseUrl: database?.url };

    const { token, login, account } = await useRelease(env);
    const files = await filesIn(dataDir);
    const before = await withMigrationsUpTo(await dataVersion(), (migrations) =>
      withRows(settings, contentsOf, migrations),
    );

    const server = await startOrFail(env);
    onTestFinished(() => void server.kill('SIGKILL'));
    expect(await readAccount(clientOf(server, token))).toEqual(account);
    unwrap(await clientOf(server, '').account.login(login));
    const links = account.materials.flatMap((one) => (one.type === 2 ? [one.url] : []));
    expect(links.length).toBeGreaterThanOrEqual(FILES.length);
    for (const link of links) expect((await fetch(link)).status, link).toBe(200);
    await server.kill('SIGTERM');
    expect(await filesIn(dataDir)).toEqual(files);
    expect(files.length).toBeGreaterThanOrEqual(FILES.length);

    const noticed = await withRows(settings, async (db) => {
      expect(lostIn(await contentsOf(db), before)).toEqual([]);
      await db.execute(sql`delete from materials where id = (select min(id) from materials)`);
      return lostIn(await contentsOf(db), before);
    });
    expect(noticed.length).toBeGreaterThan(0);
    const tables = [...before.values()].filter((columns) => columns.size > 0);
    const rows = tables.map((columns) => Math.max(...[...columns.values()].map((v) => v.length)));
    show(context, {
      name: `Upgrade of the last release, ${kind}`,
      measured: `${RELEASE_NAME}, killed: 0 of ${grouped(rows.reduce((sum, count) => sum + count, 0))} rows in ${tables.length} tables and 0 of ${files.length} files lost or altered, its session and password go on`,
      control: `from ${RELEASE_NAME} (${kind}): one row removed noticed`,
      cases: 1,
    });
  },
);
